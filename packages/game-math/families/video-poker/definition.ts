import type { PokerHand } from '@fairhouse/contract/families/video-poker/hand-names'
import type { PokerWilds } from '@fairhouse/contract/families/video-poker/wilds'

/** A video poker as data. */
export interface VideoPokerDefinition {
  /** Which cards stand for others; a deck with wild cards brings classes of its own (`decks.ts`). */
  readonly wilds: PokerWilds
  /** Hands that are drawn from one deal. */
  readonly hands: number
  /** What a hand must be, and what it then pays in pay units; dearest first, the first row that fits is the hand's. */
  readonly pays: readonly {
    readonly hand: PokerHand
    readonly units: number
  }[]
  /** Pay units in one stake: as many as there are hands, or a multiple of that where pays are parts of a bet. */
  readonly unitsPerStake: number
  /** Multipliers of all pays of a round, one of which is drawn with the deal; without it every pay counts once. */
  readonly multipliers?: readonly DrawnMultiplier[]
  /** A row that a progressive jackpot pays; its units are what the meter begins with, by which holds are worth what they are. */
  readonly progressive?: ProgressiveRow
  /** Doubling what was won, once it is known; without it a round ends with the draw. */
  readonly doubleUp?: DoubleUpRule
  /** Allowed stakes, ascending, minor units. */
  readonly betLevels: readonly number[]
}

/** A hand that wins what a meter of the house shows. */
export interface ProgressiveRow {
  readonly hand: PokerHand
  /** As the title's terms call it. */
  readonly jackpot: string
  /** The least that the meter shows when the game returns all that is staked, minor units at the one stake that it has. */
  readonly breakEven: number
}

/** A multiplier and how often it is drawn, of the sum of all weights. */
export interface DrawnMultiplier {
  readonly by: number
  readonly weight: number
}

/** A card against the dealer's: what was won is doubled, lost, or stays. */
export interface DoubleUpRule {
  /** How often at most in one round. */
  readonly steps: number
  /** A round that has won more units is not offered it. */
  readonly limit: number
}

/** What decides how a hand is paid: the deck and the table. */
export type PokerTable = Pick<VideoPokerDefinition, 'wilds' | 'pays'>
