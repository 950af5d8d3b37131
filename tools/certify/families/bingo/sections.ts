import type { BingoPaytable } from '@fairhouse/contract/families/bingo/paytable'
import { lineRanks } from '@fairhouse/game-math/families/bingo/line-ranks'
import { neededInColumns } from '@fairhouse/game-math/families/bingo/pattern-wins'
import { table } from '../../par-sheet/markdown/table.ts'

/** With how many cells cards come to their first line. */
export const lineSections = ({ side }: BingoPaytable): readonly string[] => [
  `## Lines\n\nIn so many of the ${side * side}! orders of a card's cells its first line is whole with exactly so many of them.\n\n${table(
    ['cells', 'orders'],
    lineRanks(side).flatMap((orders, cells) => (orders > 0n ? [[cells, String(orders)]] : [])),
  )}`,
]

/** The patterns, row by row, and how many numbers each needs. */
export const patternSections = (paytable: BingoPaytable): readonly string[] => [
  `## Patterns\n\nEach is played for in one round of ${paytable.patterns?.length ?? 0}. Rows from the top; x is a cell of the pattern. The free cell needs no number.\n\n${table(
    ['pattern', 'rows', 'numbers'],
    (paytable.patterns ?? []).map(({ name, cells }) => [
      name,
      drawn(paytable.side, cells),
      neededInColumns(paytable, cells).reduce((sum, count) => sum + count, 0),
    ]),
  )}`,
]

const drawn = (side: number, cells: readonly number[]): string =>
  Array.from({ length: side }, (_, row) =>
    Array.from({ length: side }, (__, column) =>
      cells.includes(row * side + column) ? 'x' : '.',
    ).join(''),
  ).join(' ')
