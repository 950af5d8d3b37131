import { isPlayerHand, isSideBet } from '@fairhouse/stage/families/cards/box-places'
import { boardOf, handOf } from '@fairhouse/stage/families/cards/board'
import type { CardsEvent } from '@fairhouse/stage/families/cards/cards-events'
import type { Texts } from '../../texts/texts.ts'
import { spokenCommon } from '../../play/spoken-common.ts'
import type { CardsTexts } from './texts/en.ts'
import { spokenAtTables } from './spoken-at-tables.ts'
import type { TablesTexts } from './texts/tables/en.ts'

export interface CardsVoice {
  readonly texts: CardsTexts
  readonly tables: TablesTexts
  readonly shared: Texts
  readonly money: (minorUnits: number) => string
  /** What the title calls a hand or a place of its own. */
  readonly nameOf: (place: string) => string
}

/** An answer's events as a screen reader says them: cards with what they make, then what became of each bet. */
export function spokenEvents(events: readonly CardsEvent[], voice: CardsVoice): string {
  const begins = events[0]?.type === 'cardsBet'
  const isBlackjack = events.some(
    (event) => event.type === 'cardDealt' && event.hand === 'dealer' && event.points !== undefined,
  )
  const dealt = begins && isBlackjack ? firstSight(events, voice) : []
  // The first deal is told hand by hand; what comes after it one by one.
  const rest = begins && isBlackjack ? events.slice(afterDeal(events)) : events
  return [...dealt, ...rest.map((event) => sentenceOf(event, voice))]
    .filter((sentence) => sentence !== '')
    .join(' ')
}

const afterDeal = (events: readonly CardsEvent[]): number =>
  events.findIndex(({ type }) => type === 'cardHidden') + 1

/** What the player has, in cards and points, and the dealer's card in sight: one sentence of one hand, of several one each. */
function firstSight(
  events: readonly CardsEvent[],
  { texts, nameOf }: CardsVoice,
): readonly string[] {
  const board = boardOf(events.slice(0, afterDeal(events)))
  const up = handOf(board, 'dealer')?.cards.find((card) => card !== null) ?? 'As'
  const hands = board.hands
    .filter(({ name }) => isPlayerHand(name))
    .map(({ name, cards, points }) => ({
      name,
      cards: cards.filter((card) => card !== null),
      points: pointsText(points),
    }))
  const [only] = hands
  if (only && hands.length === 1) return [texts.say.dealt(only.cards, only.points, up)]
  return [
    texts.say.dealerShows(up),
    ...hands.map(({ name, cards, points }) => texts.say.boxHas(nameOf(name), cards, points)),
  ]
}

const pointsText = (points: { readonly value: number; readonly isSoft: boolean } | null): string =>
  points ? String(points.value) : ''

function sentenceOf(event: CardsEvent, voice: CardsVoice): string {
  const { texts, shared, money, nameOf } = voice
  const { say } = texts
  switch (event.type) {
    case 'cardDealt':
      return cardSentence(event, voice)
    case 'cardTurned':
      return event.points
        ? say.dealerTurns(event.card, pointsText(event.points))
        : say.handGets(nameOf(event.hand), event.card)
    case 'dealerPeeked':
      return event.isBlackjack ? say.dealerBlackjack : say.noBlackjack
    case 'insuranceTaken':
      return say.insured(money(event.stake))
    case 'handDoubled':
      return isOnlyBox(event.hand)
        ? say.doubled(money(event.stake))
        : say.boxDoubled(nameOf(event.hand), money(event.stake))
    case 'handSplit':
      return isOnlyBox(event.hand) ? say.split : say.boxSplit(nameOf(event.hand))
    case 'handTurn':
      return turnSentence(event.hand, voice)
    case 'spotSettled':
      return settledSentence(event, voice)
    case 'cardsBet':
    case 'cardHidden':
    case 'insuranceDeclined':
    case 'handStood':
      return ''
    case 'chipsAdded':
    case 'raiseDeclined':
    case 'handFolded':
    case 'spreadTold':
    case 'handRanked':
    case 'handsCompared':
      return spokenAtTables(event, { tables: voice.tables, money, nameOf })
    case 'jackpotWon':
    case 'maxWinReached':
    case 'roundEnded':
      return spokenCommon(event, shared, money)
  }
}

type Told<Type extends CardsEvent['type']> = Extract<CardsEvent, { readonly type: Type }>

/** A table with one box alone speaks of the player's hand, without a number. */
const isOnlyBox = (hand: string): boolean => hand === 'hand' || hand === 'split'

function cardSentence(event: Told<'cardDealt'>, voice: CardsVoice): string {
  const { texts, tables, nameOf } = voice
  const { say } = texts
  const { hand, card } = event
  const points = pointsText(event.points ?? null)
  if (points === '') return say.handGets(nameOf(hand), card)
  if (hand === 'dealer') return say.dealerDraws(card, points)
  if (hand === 'hand') return say.youDraw(card, points)
  if (hand === 'split') return say.secondDraws(card, points)
  return isPlayerHand(hand)
    ? say.boxDraws(nameOf(hand), card, points)
    : tables.say.counts(say.handGets(nameOf(hand), card), points)
}

function turnSentence(hand: string, { texts: { say }, nameOf }: CardsVoice): string {
  if (hand === 'hand') return say.firstHand
  return hand === 'split' ? say.secondHand : say.turn(nameOf(hand))
}

function settledSentence(
  { spot, pay, made, result }: Told<'spotSettled'>,
  { texts: { say }, money, nameOf }: CardsVoice,
): string {
  // Side bets that lose are many: that they are gone is told by those that won.
  if (isSideBet(spot) && pay === 0) return ''
  return made
    ? say.sideWon(nameOf(spot), say.made[made], money(pay))
    : say.result[result](nameOf(spot), money(pay))
}
