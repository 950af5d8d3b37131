/**
 * A line slot as data: five reels of three rows, expanding wild reels, a scatter that gives free spins in which wild reels
 * stay, and a pick bonus. All pays are whole pay units; one unit is the stake of one line.
 */
export interface SlotDefinition {
  /** Names of all symbols. */
  readonly symbols: readonly string[]
  /** Stands for every paying symbol; where it lands the whole reel turns wild. Never on the first reel. */
  readonly wild: string
  /** Each line names a row (0 on top) for every reel. Wins run from the first reel on. */
  readonly lines: readonly (readonly number[])[]
  /** `pays[symbol][n]`: what a run of n pays on a line, n from 0 to 5. */
  readonly pays: { readonly [symbol: string]: readonly number[] }
  readonly strips: {
    readonly base: readonly (readonly string[])[]
    /** Hold neither scatter nor pick symbol. */
    readonly free: readonly (readonly string[])[]
  }
  readonly scatter: ScatterRule
  readonly pick: PickRule
  readonly freeSpins: FreeSpinRule
  /** Pay units in one stake. */
  readonly unitsPerStake: number
  /** Allowed stakes in minor units, ascending. */
  readonly betLevels: readonly number[]
  /** A round that reaches so many units ends at once and pays exactly these. */
  readonly maxUnits: number
}

/** Pays and gives free spins by how many are in view, wherever they are. Indexed by that number, 0 to 5. */
export interface ScatterRule {
  readonly symbol: string
  readonly pays: readonly number[]
  readonly freeSpins: readonly number[]
}

/** One of its symbol on each of `reels` opens closed things to pick from. */
export interface PickRule {
  readonly symbol: string
  readonly reels: readonly number[]
  /** What the closed things hold, one entry each. */
  readonly prizes: readonly number[]
  /** How many more hold what ends the bonus. */
  readonly enders: number
}

export interface FreeSpinRule {
  /** Free spins added for each reel that newly turns wild. */
  readonly extraPerWildReel: number
}

export const reelCount = 5
export const rowCount = 3
