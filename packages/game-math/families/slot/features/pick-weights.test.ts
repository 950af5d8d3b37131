import { expect, it } from 'vitest'
import { fraction } from '../../../fraction.ts'
import { pickWeights } from './pick-weights.ts'

it('weighs every payout of a bonus small enough to count by hand', () => {
  // Two prizes, one ender: of the six orders two begin with the ender, one opens 1 then ends, one opens 5 then ends, two open both.
  const weights = pickWeights({ kind: 'pick', prizes: [1, 5], enders: 1 })
  expect([...weights].toSorted(([a], [b]) => a - b)).toEqual([
    [0, 2n],
    [1, 1n],
    [5, 1n],
    [6, 2n],
  ])
})

it('returns each prize with the chance that no ender comes before it', () => {
  const prizes = [25, 25, 50, 75, 200]
  const weights = pickWeights({ kind: 'pick', prizes, enders: 3 })
  const total = 40_320n
  const mean = [...weights].reduce((sum, [units, weight]) => sum + BigInt(units) * weight, 0n)
  expect(fraction(mean, total)).toEqual(fraction(375n, 4n))
  expect([...weights.values()].reduce((sum, weight) => sum + weight)).toBe(total)
})
