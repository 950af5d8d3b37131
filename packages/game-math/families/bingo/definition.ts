import type { BingoPrize } from '@fairhouse/contract/families/bingo/prizes'
import type { BingoShape } from './card.ts'

/**
 * A game of bingo as data. Either every number may stand in every cell, and line and full house are won; or columns have numbers of their own, and a round plays
 * for one of the patterns; or cards are tickets of a strip, and one line, two lines and a full house are won. Those are the games whose chances can be counted exactly.
 */
export interface BingoDefinition extends BingoShape {
  /** Tickets of a strip; absent where cards are none. */
  readonly strip?: 6
  /** What of all stakes each prize shares out, in the order in which they are won. */
  readonly prizes: readonly { readonly prize: BingoPrize; readonly perMille: number }[]
  /** Halls that are certified one by one, by the number of their cards, ascending. */
  readonly halls: readonly number[]
  /** Pay units in the price of a card. */
  readonly unitsPerStake: number
  /** Prices of a card in minor units: one. */
  readonly betLevels: readonly number[]
  /** All prizes of the largest certified hall. */
  readonly maxUnits: number
}
