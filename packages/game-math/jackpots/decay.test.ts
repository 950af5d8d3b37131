import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { fraction, ratio } from '../fraction.ts'
import { decayAtMost } from './decay.ts'

it('is e to the power of -x, to as many digits as a number has', () => {
  fc.assert(
    fc.property(fc.bigInt(0n, 2000n), fc.bigInt(1n, 100n), (numerator, denominator) => {
      fc.pre(numerator <= 40n * denominator)
      const exact = Math.exp(-Number(numerator) / Number(denominator))
      expect(ratio(decayAtMost(fraction(numerator, denominator))) / exact).toBeCloseTo(1, 12)
    }),
  )
})

it('is never less: of 1 it lies above 1/e, by less than a certificate can show', () => {
  // 1/e to thirty digits, cut.
  const below = fraction(367879441171442321595523770161n, 10n ** 30n)
  const { numerator, denominator } = decayAtMost(fraction(1n, 1n))
  const gap = numerator * below.denominator - below.numerator * denominator
  expect(gap >= 0n).toBe(true)
  expect(gap * 10n ** 25n < denominator * below.denominator).toBe(true)
})
