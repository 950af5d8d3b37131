import { scoreOf } from '@fairhouse/contract/tournament-rules'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { type Score, withRound } from './score.ts'

const scored = (scores: readonly number[], most: number): Score | undefined =>
  scores.reduce<Score | undefined>(
    (before, score, index) =>
      withRound(before, { score, at: `2026-11-27T00:00:${String(index).padStart(2, '0')}Z` }, most),
    undefined,
  )

it('a small bet scores like a large one', () => {
  expect(scoreOf({ stake: 20, payout: 250 })).toBe(1_250)
  expect(scoreOf({ stake: 2_000, payout: 25_000 })).toBe(1_250)
  expect(scoreOf({ stake: 300, payout: 100 })).toBe(33)
})

it('the best rounds are added up, whatever their order', () => {
  fc.assert(
    fc.property(
      fc.array(fc.nat(5_000), { minLength: 1, maxLength: 59 }),
      fc.integer({ min: 1, max: 20 }),
      (scores, most) => {
        const best = scores.toSorted((one, other) => other - one).slice(0, most)
        const sum = best.reduce((total, one) => total + one, 0)
        expect(scored(scores, most)).toMatchObject({ rounds: scores.length, score: sum })
        expect(scored(scores.toReversed(), most)?.score).toBe(sum)
      },
    ),
  )
})

it('a round that changes nothing does not change since when the score stands', () => {
  expect(scored([500, 100, 50], 2)?.at).toBe('2026-11-27T00:00:01Z')
})
