import { isoTime, monthStart } from '#platform/iso-time'
import type { Offer } from './offer.ts'

const dayMs = 86_400_000
/** Days from Monday to 1 January 1970. */
const firstDay = 3
/** Past the end of any month, and before that of the next. */
const monthAndMoreMs = 32 * dayMs

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
      const ahead = (when.weekday - weekdayOf(now) + 7) % 7
      const from = startOfDay(now) + ahead * dayMs
      return { from, to: from + dayMs }
    }
    case 'monthly':
      return firstLeft(now, when, () => true)
    case 'yearly':
      return firstLeft(now, when, (start) => Number(isoTime(start).slice(5, 7)) === when.month)
  }
}

/** The time within which an offer is had once. */
export function periodOf(once: Offer['once'], now: number): string {
  switch (once) {
    case 'player':
      return 'ever'
    case 'year':
      return isoTime(now).slice(0, 4)
    case 'month':
      return isoTime(now).slice(0, 7)
    case 'week':
      return isoTime(startOfDay(now) - (weekdayOf(now) - 1) * dayMs).slice(0, 10)
  }
}

/** The days of the first month that fits and in which they are not over. Days that a month does not have are left out. */
function firstLeft(
  now: number,
  days: { readonly from: number; readonly to: number },
  fits: (start: number) => boolean,
): Span | null {
  let start = monthStart(now)
  for (let months = 0; months <= 12; months++) {
    const next = monthStart(start + monthAndMoreMs)
    const to = Math.min(start + days.to * dayMs, next)
    if (fits(start) && to > now) return { from: start + (days.from - 1) * dayMs, to }
    start = next
  }
  return null
}

const startOfDay = (ms: number): number => ms - (ms % dayMs)
/** 1 is Monday. */
const weekdayOf = (ms: number): number => ((startOfDay(ms) / dayMs + firstDay) % 7) + 1
