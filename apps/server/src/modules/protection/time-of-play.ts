import { type LimitPeriod, minutesOfRound } from '@fairhouse/contract/protection-choices'
import { startOf } from './period.ts'
import { minuteOf } from './session-of-play.ts'

const minuteMs = 60_000

/**
 * Minutes that a player has played in a period: each round counts as the minute in which it began and the four after it, and minutes of
 * several rounds count once. Minutes are counted from 1970.
 */
export type TimeOfPlay = {
  /** The first minute of the period. */
  readonly since: number
  /** All minutes of its rounds, those of the last one included that are still to come. */
  readonly minutes: number
  /** The first minute that no round counts in any more. */
  readonly through: number
}

/** What rounds that began in these minutes, in rising order, come to in the period in which `now` (epoch milliseconds) lies. */
export function timeOfPlay(
  minutes: readonly number[],
  period: LimitPeriod,
  now: number,
): TimeOfPlay {
  const since = startMinute(period, now)
  const none = { since, minutes: 0, through: since }
  return minutes.reduce<TimeOfPlay>(withRound, none)
}

/** What it is once a round began in a minute. One of an earlier period counts by what of it lies in this one. */
function withRound({ since, minutes, through }: TimeOfPlay, minute: number): TimeOfPlay {
  const end = minute + minutesOfRound
  if (end <= through) return { since, minutes, through }
  return { since, minutes: minutes + end - Math.max(minute, through), through: end }
}

/** The same with one more round; a new period begins with what of the last round lies in it. */
export function timeWith(time: TimeOfPlay, period: LimitPeriod, minute: number): TimeOfPlay {
  const since = startMinute(period, minute * minuteMs)
  // A round that goes on in a new period belongs to the one in which it began.
  return withRound(since > time.since ? carried(time, since) : time, minute)
}

/** Minutes that were played of the period in which a moment (epoch milliseconds) lies, before the minute that goes on. */
export function minutesUsed(time: TimeOfPlay, period: LimitPeriod, now: number): number {
  const since = startMinute(period, now)
  const { minutes, through } = since > time.since ? carried(time, since) : time
  return Math.max(minutes - Math.max(through - minuteOf(now), 0), 0)
}

const carried = ({ through }: TimeOfPlay, since: number): TimeOfPlay => ({
  since,
  minutes: Math.max(through - since, 0),
  through: Math.max(through, since),
})

/** From when on (epoch milliseconds) rounds count in the period in which a moment lies: those that began a little before it reach into it. */
export const countsFrom = (period: LimitPeriod, now: number): number =>
  startOf(period, now) - (minutesOfRound - 1) * minuteMs

/** How many minutes rounds that began in these minutes, in rising order, come to before now (epoch milliseconds). */
export const minutesOfRounds = (minutes: readonly number[], now: number): number => {
  const { minutes: all, through } = minutes.reduce<TimeOfPlay>(withRound, {
    since: 0,
    minutes: 0,
    through: 0,
  })
  return Math.max(all - Math.max(through - minuteOf(now), 0), 0)
}

const startMinute = (period: LimitPeriod, ms: number): number => minuteOf(startOf(period, ms))
