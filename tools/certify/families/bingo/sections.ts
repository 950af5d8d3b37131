import type { BingoPaytable } from '@fairhouse/contract/families/bingo/paytable'
import { lineRanks } from '@fairhouse/game-math/families/bingo/line-ranks'
import { ratio } from '@fairhouse/game-math/fraction'
import { neededInColumns } from '@fairhouse/game-math/families/bingo/pattern-wins'
import {
  stripWins,
  wonHouse,
  wonLine,
  wonTwoLines,
} from '@fairhouse/game-math/families/bingo/strip-wins'
import { table } from '../../par-sheet/markdown/table.ts'
import { significant } from '../../significant.ts'

/** With how many cells cards come to their first line. */
export const lineSections = ({ side }: BingoPaytable): readonly string[] => [
  `## Lines\n\nIn so many of the ${side * side}! orders of a card's cells its first line is whole with exactly so many of them.\n\n${table(
    ['cells', 'orders'],
    lineRanks(side).flatMap((orders, cells) => (orders > 0n ? [[cells, String(orders)]] : [])),
  )}`,
]

/** What one ticket of each certified hall wins, by the prizes that it wins together. */
export const stripSections = ({ halls }: BingoPaytable): readonly string[] => [
  `## Tickets of a strip\n\nThe rows of all tickets are whole one after the other, in every order alike. So the chance that one ticket wins exactly these prizes is\n\n${table(
    ['prizes', ...halls.map((cards) => `of ${cards}`)],
    Array.from({ length: wonLine + wonTwoLines + wonHouse + 1 }, (_, won) => [
      prizesWon(won),
      ...halls.map((cards) => chanceOf(cards, won)),
    ]),
  )}`,
]

const prizesWon = (won: number): string =>
  [
    (won & wonLine) > 0 ? 'line' : null,
    (won & wonTwoLines) > 0 ? 'twoLines' : null,
    (won & wonHouse) > 0 ? 'house' : null,
  ]
    .filter((name) => name !== null)
    .join(', ') || 'none'

const chanceOf = (cards: number, won: number): string => {
  const chance = stripWins(cards)[won]
  return chance === undefined ? '' : String(significant(ratio(chance)))
}

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
