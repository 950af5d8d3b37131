import type { WallFrame } from '@fairhouse/contract/backoffice/wall'
import { cashNow } from '#modules/cashier'
import type { Queryable } from '#platform/database'
import { dayOf, isoTime } from '#platform/iso-time'
import { timeOfDay } from '../reports/utc-day.ts'
import { playedOn } from '../store/live.ts'

/** What the database tells of today: two questions that read a handful of rows and two indexes. */
export async function lookAtToday(
  on: Queryable,
  now: number,
): Promise<NonNullable<WallFrame['today']>> {
  const today = dayOf(now)
  const played = await playedOn(on, today)
  const { deposits, deposited, isTest, withdrawalsWaiting } = await cashNow(
    on,
    timeOfDay(today).from,
  )
  return {
    played: played.map(({ day: _day, ...one }) => one),
    deposits: { count: deposits, amount: deposited },
    isTest,
    withdrawalsWaiting,
    at: isoTime(now),
  }
}
