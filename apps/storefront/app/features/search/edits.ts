/** How many slips of the finger a word of this length forgives. */
export function forgiven(length: number): 0 | 1 | 2 | 3 {
  if (length < 4) return 0
  if (length < 6) return 1
  return length < 10 ? 2 : 3
}

/** What a typed word is away from a known one. */
export interface Edits {
  /** From the whole known word. */
  readonly whole: number
  /** From the nearest beginning of it: for who is still typing. */
  readonly start: number
}

const far: Edits = { whole: Number.POSITIVE_INFINITY, start: Number.POSITIVE_INFINITY }

/** Words are cut to this; no name has a longer one. */
const longest = 64

const emptyRow = () => new Uint8Array(longest + 1)

/** Three rows of the table, used in turn: a search compares thousands of words. */
const rows = [emptyRow(), emptyRow(), emptyRow()] as const

/**
 * Letters put in, left out, exchanged, or swapped with their neighbour (optimal string alignment).
 * @param most more than this is far; it makes an answer without counting.
 */
export function editsBetween(typed: string, known: string, most: number): Edits {
  if (typed.length - known.length > most || typed.length > longest) return far
  const width = Math.min(known.length, longest, typed.length + most)
  let [before, last, next] = rows
  for (let column = 0; column <= width; column++) last[column] = column
  for (let row = 1; row <= typed.length; row++) {
    if (fillRow({ typed, known, row, width, before, last, next }) > most) return far
    ;[before, last, next] = [last, next, before]
  }
  const whole = width < known.length ? far.whole : (last[width] ?? far.whole)
  return { whole, start: Math.min(...last.subarray(0, width + 1)) }
}

interface Rows {
  readonly typed: string
  readonly known: string
  readonly row: number
  readonly width: number
  readonly before: Uint8Array<ArrayBuffer>
  readonly last: Uint8Array<ArrayBuffer>
  readonly next: Uint8Array<ArrayBuffer>
}

/** @returns the least number in the row. */
function fillRow({ typed, known, row, width, before, last, next }: Rows): number {
  const letter = typed.charCodeAt(row - 1)
  const letterBefore = row > 1 ? typed.charCodeAt(row - 2) : -1
  next[0] = row
  let least = row
  for (let column = 1; column <= width; column++) {
    const other = known.charCodeAt(column - 1)
    let edits = Math.min(
      (last[column] ?? 0) + 1,
      (next[column - 1] ?? 0) + 1,
      (last[column - 1] ?? 0) + (letter === other ? 0 : 1),
    )
    const swapped = column > 1 && letter === known.charCodeAt(column - 2) && letterBefore === other
    if (swapped) edits = Math.min(edits, (before[column - 2] ?? 0) + 1)
    next[column] = edits
    if (edits < least) least = edits
  }
  return least
}
