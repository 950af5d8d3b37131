import type { SlotPaytable } from '@fairhouse/contract/families/slot/paytable'
import type { ParSheet } from '@fairhouse/contract/entities/par-sheet'
import type { Shown } from '../../families/family-sheet.ts'
import { type NamedStrips, stripsWithin } from './strips-within.ts'
import { table } from './table.ts'

/** What of a slot's rules is a table: pays, strips and lines. */
export function slotSections(sheet: ParSheet, { paytable }: Shown): readonly string[] {
  if (paytable.family !== 'slot') return []
  return [pays(paytable), ...stripsWithin(sheet.rules).map(strips), ...lines(paytable)]
}

function pays({ pays: rows, scatter }: SlotPaytable): string {
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

function lines({ rule, grid }: SlotPaytable): readonly string[] {
  if (rule.by !== 'lines') return []
  const rows = rule.lines.map((line, i) => [i + 1, ...line.map((row) => row + 1)])
  const heads = ['line', ...grid.rows.map((_, reel) => `reel ${reel + 1}`)]
  const columns = rule.columns === true ? '\n\nAfter them every whole column is a line.' : ''
  return [`## Lines\n\nRow of each reel, 1 on top.\n\n${table(heads, rows)}${columns}`]
}
