/** How far a card is: what is called of it, and how much it lacks. */
export interface CardProgress {
  /** By cell. */
  readonly daubed: readonly boolean[]
  /** Cells that it lacks of the set that it is closest to. */
  readonly toGo: number
  /** Cells of sets that are whole. */
  readonly whole: ReadonlySet<number>
}

/**
 * Counts what of a card was called. It shows what the house has told, and decides nothing.
 * @param cells numbers, row by row; 0 is the free cell, which needs no call.
 * @param sets of cells of which one is looked for (`winningCells`).
 */
export function progressOf(
  cells: readonly number[],
  sets: readonly (readonly number[])[],
  called: ReadonlySet<number>,
): CardProgress {
  const daubed = cells.map((number) => number === 0 || called.has(number))
  const lacking = (set: readonly number[]): number => set.filter((cell) => !daubed[cell]).length
  return {
    daubed,
    toGo: Math.min(...sets.map(lacking)),
    whole: new Set(sets.filter((set) => lacking(set) === 0).flat()),
  }
}
