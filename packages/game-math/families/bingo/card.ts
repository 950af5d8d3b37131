import type { WinningShape } from '@fairhouse/contract/families/bingo/winning-cells'
import type { Draw } from '@fairhouse/fairness/draw'
import { item } from '../../at.ts'
import { stripFrom } from './strip.ts'
import { taken } from './taken.ts'
import { withoutNumber } from './without-number.ts'

/** What cards and calls are made by. */
export interface BingoShape extends WinningShape {
  /** Balls in the machine, numbered from 1. */
  readonly numbers: number
  /** So many of the numbers stand in each column alone, ascending from the first; absent where every number may stand in every cell. */
  readonly inColumn?: number | undefined
  /** A cell without a number, which counts as called; only of cards with columns of their own numbers. */
  readonly free?: number | undefined
}

/** So many cards of a hall, in their order. @param count where cards are tickets, no more than a strip has. */
export const cardsFrom = (
  shape: BingoShape,
  count: number,
  draw: Draw,
): readonly (readonly number[])[] =>
  shape.strip
    ? stripFrom(draw).slice(0, count)
    : Array.from({ length: count }, () => cardFrom(shape, draw))

/** A card: `side` times `side` cells, row by row, no number twice. Not of tickets, which are drawn by the strip. */
export function cardFrom(shape: BingoShape, draw: Draw): readonly number[] {
  const { numbers, side, inColumn } = shape
  if (inColumn === undefined) return taken(1, numbers, side * side, draw)
  const columns = Array.from({ length: side }, (_, column) => columnFrom(shape, column, draw))
  return Array.from({ length: side }, (_, row) => columns.map((column) => item(column, row))).flat()
}

/** The cells of a column, from the top: as many of its own numbers as it has cells that are not free. */
function columnFrom({ side, inColumn = 0, free }: BingoShape, column: number, draw: Draw) {
  const freeRow = free !== undefined && free % side === column ? Math.floor(free / side) : null
  const own = taken(1 + column * inColumn, inColumn, side - Number(freeRow !== null), draw)
  return freeRow === null ? own : own.toSpliced(freeRow, 0, withoutNumber)
}

/** Which of its patterns a round plays for, from 0; null, and nothing is drawn, where rounds have none. */
export const patternFrom = ({ patterns }: WinningShape, draw: Draw): number | null =>
  patterns === undefined ? null : draw.below(patterns.length)

/** The order in which all numbers are called. */
export const callsFrom = ({ numbers }: BingoShape, draw: Draw): readonly number[] =>
  taken(1, numbers, numbers, draw)
