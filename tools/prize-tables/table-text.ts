import type {
  PrizeTableClass,
  PrizeTableHead,
} from '@fairhouse/game-math/prize-table/prize-table-head'

/** `table.ts` of a title, as the formatter would write it. */
export function tableText(uri: string, { file, root, classes }: PrizeTableHead): string {
  return `import type { TableHead } from '@fairhouse/game-math/prize-table/prize-table-head'

/** Written by \`npm run prize-tables -- ${uri}\`; do not edit. */
export const table: TableHead = {
  file: '${file}',
  root: '${root}',
  classes: [
${classes.map(classText).join('\n')}
  ],
}
`
}

function classText({ features, rows, mass, parts }: PrizeTableClass): string {
  const names = features.map((feature) => `'${feature}'`).join(', ')
  const units = Object.entries(parts).map(([part, sum]) => `${part}: ${written(sum)}`)
  return `    {
      features: [${names}],
      rows: ${written(rows)},
      mass: ${written(mass)},
      parts: { ${units.join(', ')} },
    },`
}

/** A number in groups of three digits, from five digits on. */
function written(value: number): string {
  return value < 10_000 ? String(value) : value.toLocaleString('en').replaceAll(',', '_')
}
