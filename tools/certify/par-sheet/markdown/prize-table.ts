import type { ParSheet } from '@fairhouse/contract/entities/par-sheet'
import { oneIn, percent } from './figures.ts'
import { table } from './table.ts'

/** The section of a prize table; none where rounds are drawn from the rules themselves. */
export function prizeTableSection({ table: sheet }: ParSheet): readonly string[] {
  if (sheet === null) return []
  const rows = sheet.classes.map((one, number) => [
    `${number} ${one.features.join(', ')}`,
    `${one.fewestUnits} – ${one.mostUnits}`,
    one.rows.toLocaleString('en'),
    one.mass.toLocaleString('en'),
    oneIn(1 / one.tabledChance),
    one.naturalChance === 0 ? 'not met' : oneIn(1 / one.naturalChance),
    percent(one.ofStake),
  ])
  const heads = [
    'class',
    'units',
    'rows',
    'mass of 2^32',
    'one round in',
    'by itself',
    'of a stake',
  ]
  const { natural } = sheet
  return [
    '## Prize table',
    `Rounds are rows of a table, drawn by the masses of their classes and alike within a class. **The table tilts what the grid does by itself**: the rounds of the first ${sheet.naturalRounds.toLocaleString('en')} seeds, all of which are rows, return ${percent(natural.return)} (standard error ${percent(natural.standardError)}), and come in the classes as the column “by itself” says.`,
    table(
      ['', 'value'],
      [
        ['Rows', sheet.rows.toLocaleString('en')],
        ['SHA-256 of `table.bin`', `\`${sheet.file}\``],
        ['Merkle root of the rows', `\`${sheet.root}\``],
      ],
    ),
    table(heads, rows),
  ]
}
