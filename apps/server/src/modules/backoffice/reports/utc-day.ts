export const dayMs = 24 * 3_600_000

/** The day of UTC in which a time lies. @param at epoch milliseconds. @returns `2026-11-27`. */
export const dayOf = (at: number): string => new Date(at).toISOString().slice(0, 10)

/** When a day begins, and when the next one does; epoch milliseconds. */
export function timeOfDay(day: string): { readonly from: number; readonly to: number } {
  const from = Date.parse(`${day}T00:00:00.000Z`)
  return { from, to: from + dayMs }
}
