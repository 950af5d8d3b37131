import { useMemo } from 'react'
import { useLiveAmounts } from './live-meters.ts'
import { heardOf, type ShownMeter } from './shown-jackpots.ts'

/** Meters as the house tells of them while the page is open. @param first as the page was written. */
export function useMeters(first: readonly ShownMeter[]): readonly ShownMeter[] {
  const amounts = useLiveAmounts()
  return useMemo(() => heardOf(first, [...amounts.values()]), [first, amounts])
}
