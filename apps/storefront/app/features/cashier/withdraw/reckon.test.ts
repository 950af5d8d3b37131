import { expect, it } from 'vitest'
import { coinsFor, feeOf } from './reckon.ts'

it.each([
  [{ fixed: 0, share: 0 }, 5000, 0],
  [{ fixed: 100, share: 0 }, 5000, 100],
  [{ fixed: 0, share: 150 }, 9999, 149],
  [{ fixed: 25, share: 100 }, 10_000, 125],
  [{ fixed: 100, share: 0 }, 60, 60],
])('of a fee of %o, %d pays %d', (fee, amount, kept) => {
  expect(feeOf({ fee }, amount)).toBe(kept)
})

it.each([
  [10_000, '100', '1.00000000'],
  [5000, '84.37', '0.59262771'],
  [1, '97000.5', '0.00000010'],
  [99_999_999_999, '0.0001', '9999999999900.00000000'],
  [100, '0', '0'],
])('%d cents at %s are %s coins', (cents, rate, coins) => {
  expect(coinsFor(cents, rate)).toBe(coins)
})
