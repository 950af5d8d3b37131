import type { PokerHand } from '@fairhouse/contract/families/video-poker/hand-names'

/** A video poker as data. */
export interface VideoPokerDefinition {
  /** Which cards stand for others; with wild cards a deck brings classes of its own (`decks.ts`). */
  readonly wilds: 'none'
  /** Hands that are drawn from one deal. */
  readonly hands: number
  /** What a hand must be, and what it then pays in pay units; dearest first, the first row that fits is the hand's. */
  readonly pays: readonly {
    readonly hand: PokerHand
    readonly units: number
  }[]
  /** Pay units in one stake: as many as there are hands, or a multiple of that where pays are parts of a bet. */
  readonly unitsPerStake: number
  /** Allowed stakes, ascending, minor units. */
  readonly betLevels: readonly number[]
}
