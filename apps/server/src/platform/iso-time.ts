/** Epoch milliseconds as ISO 8601 in UTC. */
export const isoTime = (ms: number): string => new Date(ms).toISOString()

/** Epoch milliseconds of a time that is known to be ISO 8601. */
export const fromIsoTime = (text: string): number => Date.parse(text)

/** The UTC day of epoch milliseconds, such as `2026-11-22`. */
export const dayOf = (ms: number): string => isoTime(ms).slice(0, 10)

/** When a UTC day such as `2026-11-22` began, in epoch milliseconds. */
export const dayStart = (day: string): number => Date.parse(`${day}T00:00:00Z`)

/** When the UTC month of epoch milliseconds began, in epoch milliseconds. */
export function monthStart(ms: number): number {
  const at = new Date(ms)
  return Date.UTC(at.getUTCFullYear(), at.getUTCMonth(), 1)
}

/** Epoch milliseconds so many months later: the same day, or the first after it where that month has no such day. */
export function monthsLater(ms: number, months: number): number {
  const at = new Date(ms)
  return at.setUTCMonth(at.getUTCMonth() + months)
}
