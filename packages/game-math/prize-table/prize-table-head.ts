/**
 * What is known of a prize table without its rows: all that decides with which chance a row is drawn, and hashes that hold the
 * rows to what was certified. Part of the definition's hash.
 */
export interface PrizeTableHead {
  /** SHA-256 (hex) of the file that holds the rows. */
  readonly file: string
  /** Merkle root (hex) of the rows, in blocks of `blockRows`. */
  readonly root: string
  /** Rows follow one another class by class, in this order. */
  readonly classes: readonly PrizeTableClass[]
}

/** Rows that are drawn with the same chance: `mass` of `totalMass` together. */
export interface PrizeTableClass {
  /** Features that every round of the class meets. */
  readonly features: readonly string[]
  readonly rows: number
  readonly mass: number
  /** Units that its rows pay together, by part of the game. */
  readonly parts: Readonly<Record<string, number>>
}

/** What the masses of all classes add up to, so that one word of the stream draws a class without favour. */
export const totalMass = 0x1_0000_0000

/** Rows in a leaf of the tree. */
export const blockRows = 256

/** A round by its seed, and what it pays. */
export interface PrizeTableRow {
  readonly seed: number
  readonly units: number
}

/** A row's leaf of the tree and the hashes beside its way to the root, in hexadecimal digits. */
export interface RowProof {
  readonly block: string
  readonly beside: readonly string[]
}

/** Where rows are looked up by their place in the table. */
export interface RowSource {
  row(index: number): PrizeTableRow
  prove(index: number): RowProof
}

export function rowCount({ classes }: PrizeTableHead): number {
  return classes.reduce((sum, { rows }) => sum + rows, 0)
}
