/**
 * A cascading grid as data: cells drawn one by one, groups of equal symbols that pay and go, others that fall, new ones that
 * follow until nothing pays. All pays are whole pay units.
 */
export interface CascadeDefinition {
  /** Names of all symbols, fewer than 32. Groups are found and paid in this order. */
  readonly symbols: readonly string[]
  /** Heights that a reel may have, one entry for each reel; of several heights each is as likely as another, anew for each spin. */
  readonly heights: readonly (readonly number[])[]
  /** What makes a group: equal symbols on neighbouring reels from the first on, side by side, or anywhere in view. */
  readonly by: 'ways' | 'cluster' | 'anywhere'
  /** `pays[symbol][n]`: what n of it pay (reels for `ways`, and that for each way; cells for the others); the last entry holds for more, too. */
  readonly pays: { readonly [symbol: string]: readonly number[] }
  /** Stands for every paying symbol; null where there is none. Not for `anywhere`. */
  readonly wild: string | null
  /** A corner that a win clears holds a wild next. Only for grids of equal heights. */
  readonly cornerWilds: boolean
  /** Of each reel, how often a symbol is drawn among the others. */
  readonly weights: { readonly base: readonly CellWeights[]; readonly free: readonly CellWeights[] }
  /** How multipliers of wins climb. */
  readonly climb: Climb
  /**
   * `[wins]`: what a place of the grid multiplies by after so many wins on it, from 1, the last entry for more, too; those of the places
   * of a win are added. It stays in its place through the cascades of a spin, and through all free spins. Only for groups of cells in a
   * grid of equal heights.
   */
  readonly placeMultipliers?: readonly number[]
  /** Multipliers that land in free spins and multiply together what the spin won; null where there are none. */
  readonly bombs: BombRule | null
  /** What gives free spins; null where nothing does. */
  readonly scatter: CascadeScatter | null
  /** Pay units in one stake. */
  readonly unitsPerStake: number
  /** Allowed stakes in minor units, ascending. */
  readonly betLevels: readonly number[]
  /** A round that reaches so many units ends at once and pays exactly these. */
  readonly maxUnits: number
}

export interface CellWeights {
  readonly [symbol: string]: number
}

/** Multipliers of a spin's first, second … win, ascending from 1; the last holds for all that follow. */
interface Climb {
  readonly base: readonly number[]
  readonly free: readonly number[]
  /** Whether a free spin goes on where the one before it stopped climbing. */
  readonly stays: boolean
}

/** A symbol that neither pays nor goes; the values of all in view at the end of a spin are added and multiply what it won. */
export interface BombRule {
  readonly symbol: string
  readonly values: readonly { readonly value: number; readonly weight: number }[]
}

/** Never goes; counted when a spin has come to rest. Lists are indexed by that count, the last entry holds for more, too. */
export interface CascadeScatter {
  readonly symbol: string
  /** In the paid spin. */
  readonly pays: readonly number[]
  readonly freeSpins: readonly number[]
  /** Free spins that a free spin adds. */
  readonly extra: readonly number[]
  /** Most free spins of a round. */
  readonly most: number
}

export type SpinMode = 'base' | 'free'
