import type { CardOrJoker } from '@fairhouse/contract/families/card'
import type { VideoPokerEvent } from '@fairhouse/contract/families/video-poker/events'
import { spokenCommon } from '../../play/spoken-common.ts'
import type { OpenPoker } from './open-poker.ts'

type Voice = Pick<OpenPoker, 'texts' | 'shared' | 'handName' | 'cardName' | 'severalOf'> & {
  readonly money: (minorUnits: number) => string
}

/** An answer's events as a screen reader says them. Amounts are those of the events. */
export function spokenPoker(events: readonly VideoPokerEvent[], voice: Voice): string {
  const sum = spokenSeveral(events, voice)
  const told = sum === null ? events : events.filter(({ type }) => type !== 'pokerHandWon')
  return [...spokenEach(told, voice), ...(sum === null ? [] : [sum])].join(' ')
}

function spokenEach(events: readonly VideoPokerEvent[], voice: Voice): readonly string[] {
  return events
    .map((event, place) => spokenEvent(event, events[place - 1], voice))
    .filter((sentence) => sentence !== '')
}

/** Of several hands nobody wants to hear each: how many won, and what. Null for a game of one hand, and before the draw. */
function spokenSeveral(
  events: readonly VideoPokerEvent[],
  { texts: { say }, handName, money }: Voice,
): string | null {
  const hands = events.filter(({ type }) => type === 'pokerDrawn').length
  if (hands < 2) return null
  const counts = new Map<string, number>()
  let total = 0
  for (const event of events) {
    if (event.type !== 'pokerHandWon') continue
    const name = handName(event.name)
    counts.set(name, (counts.get(name) ?? 0) + 1)
    total += event.pay
  }
  const won = [...counts.values()].reduce((sum, count) => sum + count, 0)
  if (won === 0) return say.noneWon(hands)
  const list = [...counts].map(([name, count]) => say.times(count, name)).join(', ')
  return say.handsWon(list, won, hands, money(total))
}

/** @param before the event that was told before it. */
function spokenEvent(
  event: VideoPokerEvent,
  before: VideoPokerEvent | undefined,
  voice: Voice,
): string {
  const { texts, shared, money } = voice
  const { say } = texts
  switch (event.type) {
    case 'pokerDealt':
      return [
        ...(event.made ? [say.made(madeName(event, voice) ?? '')] : []),
        say.dealt(numbered(event.cards, [0, 1, 2, 3, 4], voice)),
        say.choose,
      ].join(' ')
    case 'pokerDrawn':
      return event.hand > 0
        ? ''
        : [
            event.held.length === 0
              ? say.heldNone
              : say.held(numbered(event.cards, event.held, voice)),
            say.now(event.cards.map(voice.cardName).join(', ')),
          ].join(' ')
    case 'pokerHandWon': {
      const name = before?.type === 'pokerDrawn' ? madeName(before, voice) : null
      return say.won(name ?? voice.handName(event.name), money(event.pay))
    }
    case 'pokerMultiplied':
      return event.multiplier > 1 ? `${texts.times(event.multiplier)}.` : ''
    case 'doubleUpOffered':
      return texts.doubling.say.offered(money(event.at))
    case 'pokerDoubled':
      return spokenDoubling(event, voice)
    case 'jackpotWon':
    case 'maxWinReached':
    case 'roundEnded':
      return spokenCommon(event, shared, money)
  }
}

function spokenDoubling(
  { dealer, cards, choice, outcome, total }: Extract<VideoPokerEvent, { type: 'pokerDoubled' }>,
  { texts: { doubling }, cardName, money }: Voice,
): string {
  const own = cards[choice]
  const result =
    outcome === 'lost' ? doubling.lost : doubling[outcome === 'won' ? 'won' : 'tied'](money(total))
  return doubling.say.turned(cardName(dealer), own ? cardName(own) : '', result)
}

/** A hand by name, a pair by its rank: `Pair of jacks`, which the table calls jacks or better. Null for one that pays nothing. */
function madeName(
  { cards, made }: Extract<VideoPokerEvent, { type: 'pokerDealt' | 'pokerDrawn' }>,
  { texts, handName, severalOf }: Voice,
): string | null {
  if (made === null) return null
  // A joker has no rank, and takes that of the card beside it.
  const pair = made.cards.length === 2 ? made.cards.flatMap((place) => cards[place] ?? []) : []
  const [ranks] = pair.flatMap((card) => severalOf(card) ?? [])
  return ranks === undefined ? handName(made.hand) : texts.say.pair(ranks)
}

/** `Card 1, jack of spades, card 3, 7 of hearts`. */
function numbered(
  cards: readonly CardOrJoker[],
  places: readonly number[],
  { texts, cardName }: Voice,
): string {
  return places
    .flatMap((place) => {
      const card = cards[place]
      return card === undefined ? [] : [texts.card(place + 1, cardName(card))]
    })
    .join('; ')
}
