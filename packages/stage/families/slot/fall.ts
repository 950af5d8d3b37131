import type { Cell } from './cell.ts'

/**
 * Where the symbols of a column come from when some of it goes and the rest falls down.
 * @param before rows of the column as it was; `after` rows as it is then.
 * @param removed rows that go.
 * @returns for each row, from the top, the row it had; what is new comes from -1, the lowest of it, and above.
 */
export function originsOf(before: number, removed: ReadonlySet<number>, after: number): number[] {
  const kept = Array.from({ length: before }, (_, row) => row).filter((row) => !removed.has(row))
  const staying = kept.slice(Math.max(0, kept.length - after))
  const fresh = after - staying.length
  return [...Array.from({ length: fresh }, (_, row) => row - fresh), ...staying]
}

/** Rows of each reel among some cells. */
export const rowsOf = (cells: readonly Cell[], reel: number): ReadonlySet<number> =>
  new Set(cells.filter(([of]) => of === reel).map(([, row]) => row))
