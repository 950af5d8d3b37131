import type { Offer } from './offer.ts'

const dayMs = 86_400_000

/** A span of time in which an offer can be claimed; epoch milliseconds, `to` is not part of it. */
export interface Span {
  readonly from: number
  readonly to: number | null
}

/** When the offer can be claimed: now, or the next time; null: never again. Days are UTC. */
export function spanAt(when: Offer['when'], now: number): Span | null {
  switch (when.type) {
    case 'always':
    case 'once':
      return { from: 0, to: null }
    case 'span':
      return when.to !== null && when.to <= now ? null : { from: when.from, to: when.to }
    case 'weekly': {
      const day = startOfDay(now)
      const ahead = (when.weekday - weekdayOf(now) + 7) % 7
      return { from: day + ahead * dayMs, to: day + (ahead + 1) * dayMs }
    }
    case 'monthly':
      return firstLeft(now, (at) => daysOf(at.getUTCFullYear(), at.getUTCMonth(), when))
    case 'yearly':
      return firstLeft(now, (at) => daysOf(at.getUTCFullYear(), when.month - 1, when))
  }
}

/** The time within which an offer is had once. */
export function periodOf(once: Offer['once'], now: number): string {
  const at = new Date(now)
  switch (once) {
    case 'player':
      return 'ever'
    case 'year':
      return String(at.getUTCFullYear())
    case 'month':
      return at.toISOString().slice(0, 7)
    case 'week':
      return new Date(startOfDay(now) - (weekdayOf(now) - 1) * dayMs).toISOString().slice(0, 10)
  }
}

/** The span of this month or year unless it is over, else that of one of the next. */
function firstLeft(now: number, spanOf: (at: Date) => Span): Span | null {
  const at = new Date(now)
  for (let months = 0; months <= 12; months++) {
    const span = spanOf(new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth() + months, 1)))
    if (span.to !== null && span.to > now) return span
  }
  return null
}

/** Days that a month does not have are left out. */
function daysOf(
  year: number,
  month: number,
  { from, to }: { readonly from: number; readonly to: number },
): Span {
  const last = new Date(Date.UTC(year, month + 1, 0)).getUTCDate()
  return {
    from: Date.UTC(year, month, from),
    to: Date.UTC(year, month, Math.min(to, last)) + dayMs,
  }
}

const startOfDay = (ms: number): number => Math.floor(ms / dayMs) * dayMs
/** 1 is Monday. */
const weekdayOf = (ms: number): number => ((new Date(ms).getUTCDay() + 6) % 7) + 1
