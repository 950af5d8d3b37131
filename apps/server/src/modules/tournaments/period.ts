import type { Series } from '@fairhouse/contract/tournament-rules'

const dayMs = 24 * 60 * 60_000
const lengths = { day: dayMs, week: 7 * dayMs } as const
/** 1970-01-01 was a Thursday; weeks begin on Monday. */
const begins = { day: 0, week: 4 * dayMs } as const

/** When the tournament of a series that is on at a time opens and closes, by UTC; all in epoch milliseconds. */
export function periodAt(
  every: Series['every'],
  now: number,
): { readonly opensAt: number; readonly closesAt: number } {
  const [length, offset] = [lengths[every], begins[every]]
  const opensAt = Math.floor((now - offset) / length) * length + offset
  return { opensAt, closesAt: opensAt + length }
}
