/** How far a card is: what is called of it, and how many numbers it lacks. */
export interface CardProgress {
  /** By cell. */
  readonly daubed: readonly boolean[]
  /** For its nearest line, and for all of it. */
  readonly line: number
  readonly house: number
  /** Cells of lines that are whole. */
  readonly lined: ReadonlySet<number>
}

/** Counts what of a card was called. It shows what the house has told, and decides nothing. */
export function progressOf(
  cells: readonly number[],
  side: number,
  called: ReadonlySet<number>,
): CardProgress {
  const daubed = cells.map((number) => called.has(number))
  const lacking = (line: readonly number[]): number => line.filter((cell) => !daubed[cell]).length
  const lines = linesOf(side)
  return {
    daubed,
    line: Math.min(...lines.map(lacking)),
    house: daubed.filter((is) => !is).length,
    lined: new Set(lines.filter((line) => lacking(line) === 0).flat()),
  }
}

/** Cells of rows, columns and diagonals. */
function linesOf(side: number): readonly (readonly number[])[] {
  const along = Array.from({ length: side }, (_, index) => index)
  return [
    ...along.map((row) => along.map((column) => row * side + column)),
    ...along.map((column) => along.map((row) => row * side + column)),
    along.map((step) => step * (side + 1)),
    along.map((step) => (step + 1) * (side - 1)),
  ]
}
