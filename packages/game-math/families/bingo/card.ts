import type { Draw } from '@fairhouse/fairness/draw'

/** What cards and calls are made by. */
export interface BingoShape {
  /** Balls in the machine, numbered from 1. */
  readonly numbers: number
  /** A card has so many rows of so many numbers. */
  readonly side: number
}

/** A card: `side` times `side` of the numbers, none twice, row by row. Every number may stand in every cell. */
export const cardFrom = ({ numbers, side }: BingoShape, draw: Draw): readonly number[] =>
  taken(numbers, side * side, draw)

/** The order in which all numbers are called. */
export const callsFrom = ({ numbers }: BingoShape, draw: Draw): readonly number[] =>
  taken(numbers, numbers, draw)

/** Each number is drawn among those that are left, which lie in ascending order. */
function taken(numbers: number, count: number, draw: Draw): readonly number[] {
  const left = Array.from({ length: numbers }, (_, index) => index + 1)
  return Array.from({ length: count }, () => {
    const [number] = left.splice(draw.below(left.length), 1)
    if (number === undefined) throw new RangeError('the machine is empty')
    return number
  })
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
