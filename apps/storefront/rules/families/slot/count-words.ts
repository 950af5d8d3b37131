import type { SlotPaytable } from '@fairhouse/contract/families/slot/paytable'

/**
 * How many equal symbols are meant: `5×`; where a count between two entries pays as the smaller one, `8–9×` and `12+×`.
 * @param counts largest first.
 */
export function countWords(
  counts: readonly number[],
  { by }: SlotPaytable['rule'],
): readonly string[] {
  if (by !== 'cluster' && by !== 'anywhere') return counts.map((count) => `${count}×`)
  return counts.map((count, place) => {
    const above = counts[place - 1]
    if (above === undefined) return `${count}+×`
    return above - 1 === count ? `${count}×` : `${count}–${above - 1}×`
  })
}
