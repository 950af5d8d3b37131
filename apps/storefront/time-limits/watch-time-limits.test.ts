import type { OwnLimit } from '@fairhouse/contract/entities/protection'
import { describe, expect, it } from 'vitest'
import { watchTimeLimits } from './watch-time-limits.ts'

const limit = (used: number, most = 100, of: Partial<OwnLimit> = {}): OwnLimit => ({
  kind: 'time',
  period: 'day',
  most,
  used,
  wish: null,
  ...of,
})

/** Watches limits that stand as these readings say, one after the other, until there is none left; null is one that failed. */
async function watched(first: readonly OwnLimit[], ...readings: (readonly OwnLimit[] | null)[]) {
  const told: string[] = []
  const waits: number[] = []
  const acts: (() => void)[] = []
  watchTimeLimits(first, {
    read: () => Promise.resolve(readings.shift() ?? null),
    tell: (period, left) => told.push(`${period} ${left}`),
    later: (act, minutes) => {
      waits.push(minutes)
      if (readings.length > 0) acts.push(act)
    },
  })
  for (let act = acts.shift(); act !== undefined; act = acts.shift()) {
    act()
    // Two turns: what was read, and what is done with it.
    await Promise.resolve()
    await Promise.resolve()
  }
  return { told, waits }
}

describe('a limit of time', () => {
  it('is told once when four fifths of it are used, and asked about when that can be at the earliest', async () => {
    expect(await watched([limit(30)], [limit(60)], [limit(80)], [limit(90)])).toEqual({
      told: ['day 20'],
      waits: [50, 20, 79, 79],
    })
  })

  it('that is nearly used is told at once; one that is used up is not', async () => {
    expect(await watched([limit(99), limit(600, 600, { period: 'week' })])).toEqual({
      told: ['day 1'],
      waits: [79],
    })
  })

  it('is told for each period, and again when it is another one', async () => {
    const month = { period: 'month' } as const
    expect(
      await watched([limit(85), limit(0, 1_000, month)], [limit(90), limit(850, 1_000, month)]),
    ).toEqual({ told: ['day 15', 'month 150'], waits: [79, 79] })
  })

  it('is told again on the next day, also when it is near again by the time that it is asked about', async () => {
    expect(await watched([limit(85)], [limit(95)], [limit(10)], [limit(80)])).toEqual({
      told: ['day 15', 'day 20'],
      waits: [79, 79, 70, 79],
    })
    expect((await watched([limit(95)], [limit(85)])).told).toEqual(['day 5', 'day 15'])
  })

  it('that is used up is told on the next day', async () => {
    expect((await watched([limit(100)], [limit(81)])).told).toEqual(['day 19'])
  })

  it('of one who rests is asked about every two minutes at most', async () => {
    expect(await watched([limit(79)], [limit(79)])).toEqual({ told: [], waits: [2, 2] })
  })

  it('is watched on after the house did not answer', async () => {
    expect(await watched([limit(70)], null, null, [limit(81)])).toEqual({
      told: ['day 19'],
      waits: [10, 4, 8, 79],
    })
  })

  it('is watched no more once the house has not answered six times in a row', async () => {
    const silence = Array.from({ length: 9 }, () => null)
    expect((await watched([limit(70)], ...silence)).waits).toEqual([10, 4, 8, 16, 32, 64])
  })

  it('is no limit of money', async () => {
    expect(await watched([limit(99, 100, { kind: 'stake' })])).toEqual({ told: [], waits: [] })
  })
})
