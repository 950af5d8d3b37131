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

/** Watches limits that stand as these readings say, one after the other. */
async function watched(first: readonly OwnLimit[], ...readings: (readonly OwnLimit[] | null)[]) {
  const told: string[] = []
  const waits: number[] = []
  const acts: (() => void)[] = []
  watchTimeLimits(first, {
    read: () => Promise.resolve(readings.shift() ?? null),
    tell: (period, left) => told.push(`${period} ${left}`),
    later: (act, minutes) => {
      waits.push(minutes)
      acts.push(act)
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
      waits: [50, 20],
    })
  })

  it('that is nearly used is told at once; one that is used up is not', async () => {
    expect(await watched([limit(99), limit(600, 600, { period: 'week' })])).toEqual({
      told: ['day 1'],
      waits: [],
    })
  })

  it('is told for each period, and again when it is another one', async () => {
    const month = { period: 'month' } as const
    expect(
      await watched([limit(85), limit(0, 1_000, month)], [limit(90), limit(850, 1_000, month)]),
    ).toEqual({ told: ['day 15', 'month 150'], waits: [800] })
  })

  it('of one who rests is asked about every two minutes at most, and no more once nobody answers', async () => {
    expect(await watched([limit(79)], [limit(79)], null)).toEqual({ told: [], waits: [2, 2] })
  })

  it('is no limit of money', async () => {
    expect(await watched([limit(99, 100, { kind: 'stake' })])).toEqual({ told: [], waits: [] })
  })
})
