import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { burstsAt, multipleAt, reachedAt } from './curve.ts'

const doublesIn = fc.integer({ min: 50, max: 20_000 })
const hundredths = fc.integer({ min: 100, max: 1_000_000 })

it('begins at 1.00 and doubles in its time', () => {
  expect(multipleAt(-5, 8_000)).toBe(100)
  expect(multipleAt(0, 8_000)).toBe(100)
  expect(multipleAt(7_999, 8_000)).toBe(199)
  expect(multipleAt(8_000, 8_000)).toBe(200)
  expect(multipleAt(16_000, 8_000)).toBe(400)
})

it('a multiple is reached at a moment before which it was not', () => {
  fc.assert(
    fc.property(hundredths, doublesIn, (wanted, doubles) => {
      const at = reachedAt(wanted, doubles)
      expect(multipleAt(at, doubles)).toBeGreaterThanOrEqual(wanted)
      if (at > 0) expect(multipleAt(at - 1, doubles)).toBeLessThan(wanted)
    }),
  )
})

it('until a round bursts the curve has not gone past its bust', () => {
  fc.assert(
    fc.property(hundredths, doublesIn, (bust, doubles) => {
      const at = burstsAt(bust, doubles)
      expect(multipleAt(at - 1, doubles)).toBeLessThanOrEqual(bust)
      expect(multipleAt(at, doubles)).toBeGreaterThan(bust)
    }),
  )
})
