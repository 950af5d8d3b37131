import { dayOf, dayStart, monthsLater, monthStart } from '#platform/iso-time'
import type { CohortUnit } from '../store/cohorts.ts'

const dayMs = 86_400_000
/** 1 January 1970 was a Thursday. */
const daysAfterMonday = 3

/** First day (UTC) of the week, which begins on Monday, or of the month in which a time lies. @param ms epoch milliseconds. */
export function periodOf(ms: number, unit: CohortUnit): string {
  if (unit === 'month') return dayOf(monthStart(ms))
  const day = Math.floor(ms / dayMs)
  return dayOf((day - ((day + daysAfterMonday) % 7)) * dayMs)
}

/** First day of the period so many before the one that begins on `day`. */
export const periodBefore = (day: string, count: number, unit: CohortUnit): string =>
  dayOf(unit === 'month' ? monthsLater(dayStart(day), -count) : dayStart(day) - count * 7 * dayMs)

/** How many periods later `later` is than `day`; both are first days. */
export const periodsBetween = (day: string, later: string, unit: CohortUnit): number =>
  unit === 'month'
    ? monthNumber(later) - monthNumber(day)
    : Math.round((dayStart(later) - dayStart(day)) / (7 * dayMs))

const monthNumber = (day: string): number => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7))
