import type { LimitPeriod } from '@fairhouse/contract/protection-choices'
import { followingSlice } from '#modules/play'
import type { Clock } from '#platform/clock'
import type { Queryable } from '#platform/database'
import { timeOfUuidV7, type PlayerId } from '#platform/ids'
import { isoTime } from '#platform/iso-time'
import { minutesPlayed } from './minutes-played.ts'
import { endOf } from './period.ts'
import { minuteOf } from './session-of-play.ts'
import { type StoredLimit, storedLimits } from './store/limits.ts'
import { countsFrom, minutesUsed, timeOfPlay, type TimeOfPlay, timeWith } from './time-of-play.ts'

/** A limit on the time of play with what its period came to so far. */
export type CountedTime = {
  readonly period: LimitPeriod
  /** Minutes. */
  readonly most: number
  readonly time: TimeOfPlay
}

/** How long is played in a day, a week and a month, asked before every round in any game. What was begun may be finished: no raise is refused. */
export const timeSlice = (clock: Clock) =>
  followingSlice<readonly CountedTime[]>({
    name: 'time',
    read: async (on, player) => {
      const limits = await countTimes(on, player, {
        stored: await storedLimits(on, player),
        now: clock.now(),
      })
      return limits.length === 0 ? null : limits
    },
    refuses: (limits, { taken, fromPot, cost, now }) => {
      if (cost > taken + fromPot) return null
      for (const { period, most, time } of limits) {
        if (minutesUsed(time, period, now) < most) continue
        const moreAt = isoTime(endOf(period, now))
        return { refused: 'ownLimit', metadata: { kind: 'time', period, minutes: most, moreAt } }
      }
      return null
    },
    // A later step of a round belongs to the minute in which it began.
    after: (limits, { roundId }) =>
      limits.map((limit) => ({
        ...limit,
        time: timeWith(limit.time, limit.period, minuteOf(timeOfUuidV7(roundId))),
      })),
  })

/** What the periods of a player's limits on time came to so far. @param now epoch milliseconds. */
export async function countTimes(
  on: Queryable,
  player: PlayerId,
  { stored, now }: { readonly stored: readonly StoredLimit[]; readonly now: number },
): Promise<CountedTime[]> {
  const limits = stored.filter(({ kind }) => kind === 'time')
  if (limits.length === 0) return []
  const since = Math.min(...limits.map(({ period }) => countsFrom(period, now)))
  const minutes = await minutesPlayed(on, player, since)
  return limits.map(({ period, most }) => ({
    period,
    most,
    time: timeOfPlay(minutes, period, now),
  }))
}
