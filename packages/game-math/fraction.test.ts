import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { bitLength, fraction, minus, plus, ratio, times } from './fraction.ts'

const numbers = fc.tuple(fc.bigInt(-(10n ** 40n), 10n ** 40n), fc.bigInt(1n, 10n ** 40n))

describe('fraction', () => {
  it('is in lowest terms', () => {
    expect(fraction(6n, 8n)).toEqual({ numerator: 3n, denominator: 4n })
    expect(fraction(-6n, 8n)).toEqual({ numerator: -3n, denominator: 4n })
    expect(fraction(0n, 8n)).toEqual({ numerator: 0n, denominator: 1n })
    expect(() => fraction(1n, 0n)).toThrow(RangeError)
  })

  it('takes back what it added and keeps products', () => {
    fc.assert(
      fc.property(numbers, numbers, ([a, b], [c, d]) => {
        const [one, other] = [fraction(a, b), fraction(c, d)]
        expect(minus(plus(one, other), other)).toEqual(one)
        expect(times(one, other)).toEqual(fraction(a * c, b * d))
      }),
    )
  })

  it('becomes the nearest number, however long it is', () => {
    fc.assert(
      fc.property(
        fc.integer(),
        fc.integer({ min: 1 }),
        fc.integer({ min: 0, max: 900 }),
        (a, b, zeros) => {
          const scale = 10n ** BigInt(zeros)
          expect(
            ratio({ numerator: BigInt(a) * scale, denominator: BigInt(b) * scale }),
          ).toBeCloseTo(a / b, 12)
        },
      ),
    )
    expect(ratio(fraction(1n, 3n))).toBe(1 / 3)
    expect(ratio(fraction(1n, 10n ** 60n))).toBeCloseTo(1e-60, 70)
  })

  it('knows the binary digits of a number', () => {
    expect([0n, 1n, 2n, 255n, 256n].map(bitLength)).toEqual([0, 1, 2, 8, 9])
  })
})
