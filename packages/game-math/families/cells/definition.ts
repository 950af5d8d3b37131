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
  /** What pays; left out: a symbol by how many of it are in view. */
  readonly rule?: CellLinesRule
  /** What four of a symbol in the corners of the grid pay, beside its lines. Of grids with lines only. */
  readonly corners?: Readonly<Record<string, number>>
  /**
   * `pays[symbol][n]`: what n of it pay wherever they are; a count beyond the row pays as its last. On lines: what a whole line of n cells pays.
   */
  readonly pays: Readonly<Record<string, readonly number[]>>
  /** Pay units in one stake. */
  readonly unitsPerStake: number
  /** Allowed stakes in minor units, ascending. */
  readonly betLevels: readonly number[]
  /** A round that reaches so many units ends at once and pays exactly these. */
  readonly maxUnits: number
}

/** Lines pay when all of their cells show one symbol or wilds; a line of wilds alone pays as the dearest. */
export interface CellLinesRule {
  readonly by: 'lines'
  /** Each names a row (0 on top) for every column. */
  readonly lines: readonly (readonly number[])[]
  /** Each whole column is a line besides, told after the others. */
  readonly columns: boolean
}
