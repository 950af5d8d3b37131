import type { Card } from '@fairhouse/contract/families/card'
import type { MadeHand } from '@fairhouse/contract/families/video-poker/events'
import type { PokerHand } from '@fairhouse/contract/families/video-poker/hand-names'
import { placeOf, rankNumber } from '../../cards/card.ts'
import type { VideoPokerDefinition } from './definition.ts'
import { naturalClassOf, naturalHands } from './natural-classes.ts'
import { rowsByClass } from './rows.ts'

/** What five cards pay, and which of them make it; null when they pay nothing. */
export interface PaidHand extends MadeHand {
  readonly hand: PokerHand
  /** Pay units. */
  readonly units: number
}

/** Reads hands by a pay table. */
export type HandReader = (cards: readonly Card[]) => PaidHand | null

export function handReader(definition: Pick<VideoPokerDefinition, 'pays'>): HandReader {
  const rows = rowsByClass(definition)
  return (cards) => {
    const of = classOfCards(cards)
    const row = definition.pays[rows[of] ?? definition.pays.length]
    return row ? { ...row, cards: makers(cards, of, row.hand) } : null
  }
}

/** The class of five cards in any order. */
export function classOfCards(cards: readonly Card[]): number {
  return naturalClassOf(Int32Array.from(cards, placeOf))
}

/** Rows for which the fifth card of four of a kind counts. */
const withFifth: ReadonlySet<PokerHand> = new Set([
  'fourAcesWithLow',
  'fourTwosToFoursWithAceOrLow',
])

/** Places of the cards that make a hand what it is: those of which there are more than one of a rank, or all five. */
function makers(cards: readonly Card[], of: number, row: PokerHand): readonly number[] {
  const kind = naturalHands[of]?.kind
  const isByRank = kind === 'pair' || kind === 'twoPair' || kind === 'three' || kind === 'four'
  const places = [0, 1, 2, 3, 4]
  if (!isByRank || withFifth.has(row)) return places
  const ranks = cards.map(rankNumber)
  return places.filter((place) => ranks.filter((rank) => rank === ranks[place]).length > 1)
}
