import type { SlotPaytable } from '@fairhouse/contract/families/slot/paytable'
import type { RuleTable } from '../../family-rules.ts'
import { countWords } from './count-words.ts'
import { lineCells } from './line-cells.ts'
import type { SlotVoice } from './slot-voice.ts'

/** What so many of each symbol pay, and the lines on which they do. */
export function slotTable(paytable: SlotPaytable, { figure }: SlotVoice): RuleTable {
  const { rule, pays, grid } = paytable
  const counts = [
    ...new Set(pays.flatMap((entry) => entry.pays.map(({ count }) => count))),
  ].toSorted((left, right) => right - left)
  return {
    columns: countWords(counts, rule),
    rows: pays.map((entry) => ({
      symbols: entry.symbols,
      name: null,
      pays: counts.map((count) => {
        const units = unitsFor(count, entry.pays, rule)
        return units === null ? '' : figure(units)
      }),
    })),
    lines: lineCells(paytable),
    grid: grid.rows,
  }
}

/** What so many pay; where they pay as the smaller entry, that. Null: nothing. */
function unitsFor(
  count: number,
  pays: SlotPaytable['pays'][number]['pays'],
  { by }: SlotPaytable['rule'],
): number | null {
  const paysAsSmaller = by === 'cluster' || by === 'anywhere'
  const entry = pays.find((one) => (paysAsSmaller ? one.count <= count : one.count === count))
  return entry?.units ?? null
}
