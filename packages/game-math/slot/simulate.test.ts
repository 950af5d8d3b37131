import { SeededWords } from '@fairhouse/fairness/seeded'
import { expect, it } from 'vitest'
import { ratio } from '../fraction.ts'
import { slotFacts } from './exact/slot-facts.ts'
import { readyRules } from './rules.ts'
import { simulate } from './simulate.ts'
import { smallSlot } from './testing/small-slot.ts'

it('comes to the exact numbers, as near as so many rounds allow', () => {
  const rounds = 300_000
  const { rtp, variance, hit, features } = slotFacts(smallSlot)
  const seen = simulate(readyRules(smallSlot), rounds, new SeededWords(271))
  const mean = seen.units / smallSlot.unitsPerStake / rounds
  const sigma = Math.sqrt(ratio(variance))
  const seenVariance = seen.squares / smallSlot.unitsPerStake ** 2 / rounds - mean ** 2
  expect(Math.abs(mean - ratio(rtp))).toBeLessThan((4 * sigma) / Math.sqrt(rounds))
  expect(Math.sqrt(seenVariance)).toBeCloseTo(sigma, 1)
  for (const [count, chance] of [
    [seen.hits, ratio(hit)],
    [seen.picks, ratio(features.pick)],
    [seen.freeSpins, ratio(features.freeSpins)],
  ] as const) {
    const deviation = Math.sqrt((chance * (1 - chance)) / rounds)
    expect(Math.abs(count / rounds - chance)).toBeLessThan(4 * deviation)
  }
})
