import type { LimitPeriod } from '@fairhouse/contract/protection-choices'
import { monthStart } from '#platform/iso-time'

const dayMs = 24 * 3_600_000
/** Days from Monday to 1 January 1970. */
const firstDay = 3

/** When the period began in which a moment lies (epoch milliseconds, UTC): midnight, Monday's midnight, the first of the month. */
export function startOf(period: LimitPeriod, ms: number): number {
  if (period === 'month') return monthStart(ms)
  const midnight = ms - (ms % dayMs)
  if (period === 'day') return midnight
  const daysSinceMonday = (midnight / dayMs + firstDay) % 7
  return midnight - daysSinceMonday * dayMs
}

/** When the next one begins. */
export function endOf(period: LimitPeriod, ms: number): number {
  const start = startOf(period, ms)
  if (period === 'day') return start + dayMs
  // Past the end of any month, and before that of the next.
  return period === 'week' ? start + 7 * dayMs : monthStart(start + 32 * dayMs)
}
