import { expect, it } from 'vitest'
import { createHouseClock } from './house-clock.ts'

it('goes by what was on its way for the shortest time, and is never ahead of the house', () => {
  let here = 0
  const clock = createHouseClock(() => here)
  // The house is 1,000,000 ahead; words take 80, 20 and 200 milliseconds.
  for (const [said, delay] of [
    [100, 80],
    [300, 20],
    [500, 200],
  ] as const) {
    here = said + delay
    clock.heard(1_000_000 + said)
  }
  here = 1_000
  expect(clock.now()).toBeLessThanOrEqual(1_001_000)
  expect(clock.now()).toBeGreaterThan(1_000_979)
  expect(clock.last).toBe(1_000_500)
})

it('follows a clock here that runs ahead', () => {
  let here = 0
  const clock = createHouseClock(() => here)
  for (let word = 0; word < 2_000; word++) {
    here = word * 100 * 1.000_1
    clock.heard(word * 100)
  }
  expect(clock.now()).toBeCloseTo(1_999 * 100, -1)
})
