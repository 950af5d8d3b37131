import type { BingoPrize } from './prizes.ts'
import { type CardWidth, cellsInRow } from './tickets.ts'

/** What of a game decides which cells of a card win. A card has `side` rows, of as many cells unless it is a ticket of a strip; cells are numbered row by row from 0. */
export interface WinningShape extends CardWidth {
  /** What rounds play for, one each; absent where they have no pattern. */
  readonly patterns?: readonly BingoPattern[] | undefined
}

/** Cells that are looked for together. The free cell of a card may be one of them. */
export interface BingoPattern {
  readonly name: string
  readonly cells: readonly number[]
}

/**
 * Sets of cells of which a card needs one whole to win a prize.
 * @param pattern of the round, from 0; null where rounds have none.
 * @throws RangeError for a pattern that the game has not.
 */
export function winningCells(
  shape: WinningShape,
  prize: BingoPrize,
  pattern: number | null,
): readonly (readonly number[])[] {
  const { side, strip, patterns } = shape
  switch (prize) {
    case 'line':
      return strip ? rowsOf(shape) : linesOf(side)
    case 'twoLines':
      return pairsOf(rowsOf(shape))
    case 'house':
      return [rowsOf(shape).flat()]
    case 'pattern': {
      const wanted = pattern === null ? undefined : patterns?.[pattern]
      if (!wanted) throw new RangeError(`the game has no pattern ${pattern}`)
      return [wanted.cells]
    }
  }
}

/** Cells of each row. Those without a number count as called. */
function rowsOf(shape: WinningShape): readonly (readonly number[])[] {
  const across = cellsInRow(shape)
  return Array.from({ length: shape.side }, (_, row) =>
    Array.from({ length: across }, (__, column) => row * across + column),
  )
}

/** Every two of some rows, together. */
const pairsOf = (rows: readonly (readonly number[])[]): readonly (readonly number[])[] =>
  rows.flatMap((one, index) => rows.slice(index + 1).map((other) => [...one, ...other]))

/** Cells of each row, column and diagonal of a card. */
export function linesOf(side: number): readonly (readonly number[])[] {
  const along = Array.from({ length: side }, (_, index) => index)
  return [
    ...along.map((row) => along.map((column) => row * side + column)),
    ...along.map((column) => along.map((row) => row * side + column)),
    along.map((step) => step * side + step),
    along.map((step) => step * side + (side - 1 - step)),
  ]
}
