import { minutesOfRound } from '@fairhouse/contract/protection-choices'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { countsFrom, minutesOfRounds, minutesUsed, timeOfPlay, timeWith } from './time-of-play.ts'

const dayMinutes = 1_440
const ms = (minute: number): number => minute * 60_000
/** A Wednesday in the middle of a month, counted in minutes from 1970. */
const day = 29_734_560

describe('minutes of play', () => {
  it.each([
    [[], 600, 0],
    // The minute that goes on is not over.
    [[600], 600, 0],
    [[600], 602, 2],
    [[600], 700, 5],
    [[600, 602, 603], 700, 8],
    [[600, 605], 700, 10],
    [[600, 620], 622, 7],
    // What began before midnight reaches into the day.
    [[-2], 10, 3],
    [[-5], 10, 0],
    [[-2, 1], 10, 6],
  ])(
    'of rounds that began in the minutes %j of a day are at minute %i of it %i',
    (at, now, used) => {
      const minutes = at.map((minute) => day + minute)
      const time = timeOfPlay(minutes, 'day', ms(day + now))
      expect(minutesUsed(time, 'day', ms(day + now))).toBe(used)
    },
  )

  it('are those of the period alone, and go on into the next', () => {
    const time = timeOfPlay([day + dayMinutes - 2], 'day', ms(day + dayMinutes - 1))
    expect(minutesUsed(time, 'day', ms(day + dayMinutes - 1))).toBe(1)
    expect(minutesUsed(time, 'day', ms(day + dayMinutes + 1))).toBe(1)
    expect(minutesUsed(time, 'day', ms(day + dayMinutes + 60))).toBe(3)
    const next = timeWith(time, 'day', day + dayMinutes + 10)
    expect(minutesUsed(next, 'day', ms(day + dayMinutes + 60))).toBe(8)
    expect(minutesUsed(time, 'day', ms(day + 2 * dayMinutes))).toBe(0)
  })

  it('followed from round to round are those that are read anew, in every period, and each minute is counted once', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 0, max: 2_000 }), { maxLength: 30 }),
        fc.nat(100),
        (gaps, later) => {
          let minute = day
          const minutes = gaps.map((gap) => (minute += gap))
          const now = minute + later
          for (const period of ['day', 'week', 'month'] as const) {
            const first = timeOfPlay([], period, ms(day))
            const followed = minutes.reduce((time, at) => timeWith(time, period, at), first)
            const since = countsFrom(period, ms(now)) / 60_000
            const read = timeOfPlay(
              minutes.filter((at) => at >= since),
              period,
              ms(now),
            )
            const start = since + minutesOfRound - 1
            const counted = new Set(
              minutes.flatMap((at) => Array.from({ length: minutesOfRound }, (_, of) => at + of)),
            )
            const expected = [...counted].filter((at) => at >= start && at < now).length
            expect(minutesUsed(followed, period, ms(now))).toBe(expected)
            expect(minutesUsed(read, period, ms(now))).toBe(expected)
          }
        },
      ),
    )
  })

  it('a later step of a round that began in the period before takes nothing away', () => {
    const time = timeOfPlay([day + 10], 'day', ms(day + 20))
    expect(timeWith(time, 'day', day - 30)).toEqual(time)
  })

  it('of whatever time are counted once', () => {
    expect(minutesOfRounds([day, day + 2, day + 100], ms(day + 200))).toBe(12)
    expect(minutesOfRounds([], ms(day))).toBe(0)
  })
})
