import { describe, expect, it } from 'vitest'
import { fraction } from '@fairhouse/game-math/fraction'
import { compare, tooFar } from './verdict.ts'

const half = fraction(1n, 2n)
/** A coin that pays its price twice on one side, and starts a wheel in one round of ten. */
const proved = {
  mode: { name: 'base', bet: {}, price: 10 },
  facts: {
    proof: 'E' as const,
    rtp: fraction(1n, 1n),
    split: {},
    rtpWithoutMost: fraction(1n, 1n),
    variance: fraction(1n, 1n),
    hit: half,
    profit: half,
    features: { wheel: fraction(1n, 10n), jackpot: fraction(1n, 1000n) },
    most: half,
    atLeast: () => half,
  },
}
const run = { rounds: 10_000, units: 100_000, hits: 5000, met: { wheel: 1000 } }
const names = (played: typeof run) => tooFar(compare(played, proved)).map(({ what }) => what)

describe('the verdict on rounds that were played', () => {
  it('lets chance be chance, and watches only features that an event starts', () => {
    expect(names(run)).toEqual([])
    expect(names({ rounds: 10_000, units: 104_000, hits: 5200, met: { wheel: 1120 } })).toEqual([])
    expect(compare(run, proved).map(({ what }) => what)).toEqual(['return', 'hits', 'wheel'])
  })

  it('finds a return, hits and a feature that are off', () => {
    expect(names({ ...run, units: 104_300 })).toEqual(['return'])
    expect(names({ ...run, hits: 4785 })).toEqual(['hits'])
    expect(names({ ...run, met: { wheel: 870 } })).toEqual(['wheel'])
  })
})
