import { expect, it } from 'vitest'
import { amountAt, lastStop, stopOf } from './sliding.ts'

it('stops rise, and each amount of a stop is its own stop', () => {
  for (let stop = 0; stop <= lastStop; stop++) {
    expect(stopOf(amountAt(stop))).toBe(stop)
    if (stop > 0) expect(amountAt(stop)).toBeGreaterThan(amountAt(stop - 1))
  }
})

it.each([
  [0, 100],
  [1_120, 1_000],
  [1_400, 1_500],
  [99_999_999, 5_000_000],
])('%i is shown at the stop of %i', (amount, at) => {
  expect(amountAt(stopOf(amount))).toBe(at)
})

it('has no amount where there is no stop', () => {
  expect(() => amountAt(lastStop + 1)).toThrow(RangeError)
})
