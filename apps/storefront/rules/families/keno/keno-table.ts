import type { KenoPaytable } from '@fairhouse/contract/families/keno/paytable'
import type { RuleTable } from '../../family-rules.ts'
import type { KenoVoice } from './how.ts'

/** Numbers on the ticket down, hits across. */
export function kenoTable(
  { tickets, risks }: KenoPaytable,
  { words, figure }: KenoVoice,
): RuleTable {
  const most = Math.max(...tickets.map(({ spots }) => spots))
  const hits = Array.from({ length: most + 1 }, (_, index) => most - index)
  const all = (risks ?? [{ risk: null, tickets }]).flatMap(({ risk, tickets: own }) =>
    own.toReversed().map((ticket) => ({ risk, ...ticket })),
  )
  return {
    head: words.table.spots,
    columns: hits.map((count) => words.table.hits(count)),
    rows: all.map(({ risk, spots, pays }) => ({
      symbols: [],
      name: risk === null ? String(spots) : `${spots} · ${words.certified.risk[risk]}`,
      pays: hits.map((count) => {
        const units = pays[count] ?? 0
        return units > 0 ? figure(units) : ''
      }),
    })),
    lines: [],
    grid: [],
  }
}
