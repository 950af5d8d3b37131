import type { BingoPrize } from '@fairhouse/contract/families/bingo/prizes'

/** A game of bingo as data. */
export interface BingoDefinition {
  /** Balls in the machine, numbered from 1. */
  readonly numbers: number
  /** A card has so many rows of so many numbers. */
  readonly side: number
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
