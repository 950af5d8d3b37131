import { dayStart } from '#platform/iso-time'

export { dayOf } from '#platform/iso-time'

export const dayMs = 24 * 3_600_000

/** Days that are over are counted for so long again: what began before midnight may be written after it. */
export const againMs = 2 * 3_600_000

/** When a day of UTC such as `2026-11-27` begins, and when the next one does; epoch milliseconds. */
export function timeOfDay(day: string): { readonly from: number; readonly to: number } {
  const from = dayStart(day)
  return { from, to: from + dayMs }
}
