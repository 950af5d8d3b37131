/** A grid in which every cell is drawn by itself, as data. All pays are whole pay units. */
export interface CellsDefinition {
  /** Names of all symbols. */
  readonly symbols: readonly string[]
  /** Rows of each column. */
  readonly rows: readonly number[]
  /** How often each symbol is drawn, the same in every cell. */
  readonly weights: Readonly<Record<string, number>>
  /** Counts with every symbol in view, and pays nothing by itself; null: there is none. */
  readonly wild: string | null
  /** `pays[symbol][n]`: what n of it pay wherever they are; a count beyond the row pays as its last. */
  readonly pays: Readonly<Record<string, readonly number[]>>
  /** Pay units in one stake. */
  readonly unitsPerStake: number
  /** Allowed stakes in minor units, ascending. */
  readonly betLevels: readonly number[]
  /** A round that reaches so many units ends at once and pays exactly these. */
  readonly maxUnits: number
}
