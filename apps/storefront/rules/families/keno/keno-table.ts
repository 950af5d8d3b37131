import type { KenoPaytable } from '@fairhouse/contract/families/keno/paytable'
import type { RuleTable } from '../../family-rules.ts'
import type { KenoVoice } from './how.ts'

/** Numbers on the ticket down, hits across. */
export function kenoTable({ tickets }: KenoPaytable, { words, figure }: KenoVoice): RuleTable {
  const most = Math.max(...tickets.map(({ spots }) => spots))
  const hits = Array.from({ length: most + 1 }, (_, index) => most - index)
  return {
    head: words.table.spots,
    columns: hits.map((count) => words.table.hits(count)),
    rows: tickets.toReversed().map(({ spots, pays }) => ({
      symbols: [],
      name: String(spots),
      pays: hits.map((count) => {
        const units = pays[count] ?? 0
        return units > 0 ? figure(units) : ''
      }),
    })),
    lines: [],
    grid: [],
  }
}
