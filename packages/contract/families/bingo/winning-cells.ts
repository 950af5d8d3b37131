import type { BingoPrize } from './prizes.ts'

/** What of a game decides which cells of a card win. */
export interface WinningShape {
  /** A card has so many rows of so many cells, numbered row by row from 0. */
  readonly side: number
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
  { side, patterns }: WinningShape,
  prize: BingoPrize,
  pattern: number | null,
): readonly (readonly number[])[] {
  switch (prize) {
    case 'line':
      return linesOf(side)
    case 'house':
      return [Array.from({ length: side * side }, (_, cell) => cell)]
    case 'pattern': {
      const wanted = pattern === null ? undefined : patterns?.[pattern]
      if (!wanted) throw new RangeError(`the game has no pattern ${pattern}`)
      return [wanted.cells]
    }
  }
}

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
