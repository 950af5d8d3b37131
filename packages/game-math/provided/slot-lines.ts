/** How lines of five reels run, as steps from the row they begin in. */
const shapes: readonly (readonly number[])[] = [
  [0, 0, 0, 0, 0],
  [0, 1, 2, 1, 0],
  [0, -1, -2, -1, 0],
  [0, 1, 1, 1, 0],
  [0, -1, -1, -1, 0],
  [0, 0, 1, 0, 0],
  [0, 0, -1, 0, 0],
  [0, 1, 0, 1, 0],
  [0, -1, 0, -1, 0],
  [0, 0, 1, 2, 2],
  [0, 0, -1, -2, -2],
  [0, 1, 0, -1, 0],
  [0, -1, 0, 1, 0],
  [0, 0, 0, 1, 2],
  [0, 0, 0, -1, -2],
  [0, 1, 1, 0, 0],
  [0, -1, -1, 0, 0],
]

/** The same of three reels. */
const short: readonly (readonly number[])[] = [
  [0, 0, 0],
  [0, 1, 2],
  [0, -1, -2],
]

/** At most so many lines, the plainest first, each naming a row for every reel. */
export function slotLines(
  reels: 3 | 5,
  rows: number,
  most: number,
): readonly (readonly number[])[] {
  const starts = Array.from({ length: rows }, (_, row) => row)
  const lines = (reels === 3 ? short : shapes).flatMap((shape) =>
    starts
      .map((start) => shape.map((step) => start + step))
      .filter((line) => line.every((row) => row >= 0 && row < rows)),
  )
  return lines.slice(0, most)
}
