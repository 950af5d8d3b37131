import type { ParSheet } from '@fairhouse/contract/entities/par-sheet'
import { sheets } from '../../families/all.ts'
import type { Shown } from '../../families/family-sheet.ts'
import { table } from './table.ts'

/** The sections that repeat the rules: what the family tells, stakes, and the released definition whole. */
export function rulesSections(sheet: ParSheet, shown: Shown): readonly string[] {
  return [
    words(sheet),
    draws(sheet),
    ...sheets[shown.paytable.family].sections(sheet, shown),
    ladder(sheet, shown.modes),
    `## The released definition\n\nWhole, as \`rules\` of par-sheet.json and the file of its hash in \`released/\` hold it. Lists of symbols and draws of cells follow \`order.symbols\`: ${sheet.order.symbols.join(', ')}. Pays are tried and told in the order ${sheet.order.pays.join(', ')}.\n\n\`\`\`json\n${JSON.stringify(sheet.rules)}\n\`\`\``,
  ]
}

function words({ words: sentences }: ParSheet): string {
  return `## Rules in words\n\n${sentences.map((sentence) => `- ${sentence}`).join('\n')}`
}

function draws({ draws: kinds }: ParSheet): string {
  const rows = kinds.map(({ of, draw, below }) => [of, draw, below])
  return `## Draws\n\nEach is a whole number from 0 to below the number given, from words of 32 bits by rejection. When each is drawn, and what follows from it, is told by \`docs/order-of-draws.md\` under the same name.\n\n${table(['of', 'draw', 'below'], rows)}`
}

function ladder({ betLevels, unitsPerStake, mostUnits }: ParSheet, modes: Shown['modes']): string {
  const others = modes.slice(1)
  const rows = betLevels.map((stake) => {
    const unit = stake / unitsPerStake
    const prices = others.map(({ price }) => price * unit)
    return [stake, unit, ...prices, (unit * mostUnits).toLocaleString('en')]
  })
  const names = others.map(({ name }) => `price of ${name}`)
  const heads = ['stake', 'pay unit', ...names, 'most a round wins']
  return `## Stakes\n\nMinor units. Every pay is a whole number of them at every stake, so the return is the same at all.\n\n${table(heads, rows)}`
}
