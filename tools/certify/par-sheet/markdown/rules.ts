import type { ParSheet } from '@fairhouse/contract/entities/par-sheet'
import type { Title } from '@fairhouse/games/discover'
import { type NamedStrips, stripsWithin } from './strips-within.ts'
import { table } from './table.ts'

/** What of the rules stands beside the numbers that are counted from them. */
export type Shown = Pick<Title['game'], 'paytable' | 'modes'>

/** The sections that repeat the rules: pays, strips, lines, stakes, and the released definition whole. */
export function rulesSections(sheet: ParSheet, { paytable, modes }: Shown): readonly string[] {
  return [
    words(sheet),
    draws(sheet),
    pays(paytable),
    ...stripsWithin(sheet.rules).map(strips),
    ...lines(paytable),
    ladder(sheet, modes),
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

function pays({ pays: rows, scatter }: Shown['paytable']): string {
  const all = [...rows, ...(scatter ? [{ symbols: [scatter.symbol], pays: scatter.pays }] : [])]
  const counts = [...new Set(all.flatMap((row) => row.pays.map(({ count }) => count)))]
  const sorted = counts.toSorted((a, b) => a - b)
  const body = all.map((row) => [
    row.symbols.join(' or '),
    ...sorted.map((count) => row.pays.find((pay) => pay.count === count)?.units ?? '-'),
  ])
  return `## Pays\n\nPay units.\n\n${table(['symbol', ...sorted.map(String)], body)}`
}

function strips({ name, reels }: NamedStrips): string {
  const symbols = [...new Set(reels.flat())]
  const rows = symbols.map((symbol) => [
    symbol,
    ...reels.map((strip) => strip.filter((other) => other === symbol).length || '-'),
  ])
  const heads = ['symbol', ...reels.map((_, reel) => `reel ${reel + 1}`)]
  const lengths = ['length', ...reels.map((strip) => strip.length)]
  const printed = reels.map((strip, reel) => `${reel + 1}. ${strip.join(' ')}`).join('\n')
  return `## Strips: ${name}\n\n${table(heads, [...rows, lengths])}\n\n${printed}`
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

function lines({ rule, grid }: Shown['paytable']): readonly string[] {
  if (rule.by !== 'lines') return []
  const rows = rule.lines.map((line, i) => [i + 1, ...line.map((row) => row + 1)])
  const heads = ['line', ...grid.rows.map((_, reel) => `reel ${reel + 1}`)]
  return [`## Lines\n\nRow of each reel, 1 on top.\n\n${table(heads, rows)}`]
}
