import { describe, expect, it } from 'vitest'
import { ratio } from '../../fraction.ts'
import { playedDeals } from './deal-kinds.ts'
import { severalHandsFacts } from './several-hands-facts.ts'
import { jacksOrBetter } from './testing/pay-tables.ts'
import { videoPokerFacts } from './video-poker-facts.ts'

const deals = playedDeals(jacksOrBetter)
const factsOf = (hands: number) =>
  severalHandsFacts({ ...jacksOrBetter, hands, unitsPerStake: hands }, deals)

describe('several hands from one deal', () => {
  it('are a single hand where there is one', () => {
    const [one, single] = [factsOf(1), videoPokerFacts(jacksOrBetter)]
    for (const exact of ['rtp', 'variance', 'hit', 'most'] as const)
      expect(one[exact]).toEqual(single[exact])
    expect(one.split).toEqual(single.split)
    expect(one.features).toEqual(single.features)
    expect(ratio(one.profit)).toBeCloseTo(ratio(single.profit), 12)
    for (const stakes of [2, 10, 50, 500])
      expect(ratio(one.atLeast(stakes)) / ratio(single.atLeast(stakes))).toBeCloseTo(1, 10)
  })

  it('return the same, and share what the deal was worth: the published covariance of 9/6 is 1.966', () => {
    const [one, three, fifty] = [factsOf(1), factsOf(3), factsOf(50)]
    expect(three.rtp).toEqual(one.rtp)
    expect(fifty.rtp).toEqual(one.rtp)
    // The variance of n hands is (variance + (n - 1) covariance) / n.
    const single = ratio(one.variance)
    expect(single).toBeCloseTo(19.5147, 4)
    for (const [hands, facts] of [
      [3, three],
      [50, fifty],
    ] as const)
      expect((hands * ratio(facts.variance) - single) / (hands - 1)).toBeCloseTo(1.966, 3)
  })

  it('win the most when a royal flush is dealt, or made in every hand', () => {
    const dealt = 4 / 2_598_960
    expect(ratio(factsOf(50).most)).toBeCloseTo(dealt, 12)
    expect(ratio(factsOf(3).most)).toBeGreaterThan(dealt)
  })

  it('have tails that fall, from every hit down to the most', () => {
    const { atLeast, hit } = factsOf(3)
    const tails = [1 / 3, 1, 2, 5, 10, 100, 800].map((stakes) => ratio(atLeast(stakes)))
    expect(tails[0]).toBeCloseTo(ratio(hit), 10)
    expect(tails).toEqual(tails.toSorted((a, b) => b - a))
  })
})
