import type { Card } from '@fairhouse/contract/families/card'
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
  const { texts } = voice
  const begins = events[0]?.type === 'cardsBet'
  const isBlackjack = events.some(
    (event) => event.type === 'cardDealt' && event.hand === 'dealer' && event.points !== undefined,
  )
  const dealt = begins && isBlackjack ? [texts.say.dealt(...firstSight(events))] : []
  // The first deal is one sentence; what comes after it is told one by one.
  const rest = begins && isBlackjack ? events.slice(afterDeal(events)) : events
  return [...dealt, ...rest.map((event) => sentenceOf(event, voice))]
    .filter((sentence) => sentence !== '')
    .join(' ')
}

const afterDeal = (events: readonly CardsEvent[]): number =>
  events.findIndex(({ type }) => type === 'cardHidden') + 1

/** What the player has, in cards and points, and the dealer's card in sight. */
function firstSight(events: readonly CardsEvent[]): [readonly Card[], string, Card] {
  const board = boardOf(events.slice(0, afterDeal(events)))
  const hand = handOf(board, 'hand')
  const up = handOf(board, 'dealer')?.cards.find((card) => card !== null)
  const cards = hand?.cards.filter((card) => card !== null) ?? []
  return [cards, pointsText(hand?.points ?? null), up ?? 'As']
}

const pointsText = (points: { readonly value: number; readonly isSoft: boolean } | null): string =>
  points ? String(points.value) : ''

function sentenceOf(event: CardsEvent, voice: CardsVoice): string {
  const { texts, shared, money, nameOf } = voice
  const { say } = texts
  switch (event.type) {
    case 'cardDealt': {
      const points = pointsText(event.points ?? null)
      if (points === '') return say.handGets(nameOf(event.hand), event.card)
      if (event.hand === 'dealer') return say.dealerDraws(event.card, points)
      if (event.hand !== 'hand' && event.hand !== 'split') {
        return voice.tables.say.counts(say.handGets(nameOf(event.hand), event.card), points)
      }
      return event.hand === 'split'
        ? say.secondDraws(event.card, points)
        : say.youDraw(event.card, points)
    }
    case 'cardTurned':
      return event.points
        ? say.dealerTurns(event.card, pointsText(event.points))
        : say.handGets(nameOf(event.hand), event.card)
    case 'dealerPeeked':
      return event.isBlackjack ? say.dealerBlackjack : say.noBlackjack
    case 'insuranceTaken':
      return say.insured(money(event.stake))
    case 'handDoubled':
      return say.doubled(money(event.stake))
    case 'handSplit':
      return say.split
    case 'handTurn':
      return event.hand === 'split' ? say.secondHand : say.firstHand
    case 'spotSettled':
      return say.result[event.result](placeName(event.spot, texts, nameOf), money(event.pay))
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

const placeName = (
  spot: string,
  { places }: CardsTexts,
  nameOf: (place: string) => string,
): string => {
  if (spot === 'hand' || spot === 'split' || spot === 'insurance') return places[spot]
  return nameOf(spot)
}
