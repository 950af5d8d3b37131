import type { CardOrJoker } from '@fairhouse/contract/families/card'
import type { VideoPokerEvent } from '@fairhouse/contract/families/video-poker/events'
import { spokenCommon } from '../../play/spoken-common.ts'
import type { OpenPoker } from './open-poker.ts'

type Voice = Pick<OpenPoker, 'texts' | 'shared' | 'handName' | 'cardName' | 'severalOf'> & {
  readonly money: (minorUnits: number) => string
}

/** An answer's events as a screen reader says them. Amounts are those of the events. */
export function spokenPoker(events: readonly VideoPokerEvent[], voice: Voice): string {
  return events
    .map((event, place) => spokenEvent(event, events[place - 1], voice))
    .filter((sentence) => sentence !== '')
    .join(' ')
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
    case 'jackpotWon':
    case 'maxWinReached':
    case 'roundEnded':
      return spokenCommon(event, shared, money)
  }
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
