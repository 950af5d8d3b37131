import fc from 'fast-check'
import { expect, test } from 'vitest'
import { amount, formatMoney, minus, plus, toWire, zero } from './index.ts'

const amounts = fc.bigInt({ min: 0n, max: 10n ** 30n }).map(amount)

test('an amount below zero cannot be made', () => {
  expect(() => amount(-1n)).toThrow(RangeError)
  expect(() => minus(amount(1n), amount(2n))).toThrow(RangeError)
})

test('adding and taking away the same leaves an amount as it was', () => {
  fc.assert(
    fc.property(amounts, amounts, (left, right) => minus(plus(left, right), right) === left),
  )
  expect(plus(zero, zero)).toBe(0n)
})

test('the wire refuses what a JSON number would round', () => {
  expect(toWire(amount(2n ** 53n - 1n))).toBe(Number.MAX_SAFE_INTEGER)
  expect(() => toWire(amount(2n ** 53n))).toThrow(RangeError)
})

test.each([
  [0, 'USD', 'en', '$0.00'],
  [5, 'USD', 'en', '$0.05'],
  [125000, 'USD', 'en', '$1,250.00'],
  [-150, 'USD', 'en', '-$1.50'],
  [123456789, 'CREDIT', 'en', '1,234,567.89 Cr'],
  [123456789, 'CREDIT', 'de', '1.234.567,89 Cr'],
  [123456, 'CREDIT', 'es', '1.234,56 Cr'],
  [123456, 'CREDIT', 'pt', '1.234,56 Cr'],
  [123456789, 'CREDIT', 'fr', '1\u202f234\u202f567,89 Cr'],
  [123456, 'CREDIT', 'ja', '1,234.56 Cr'],
] as const)('%s %s in %s reads %s', (units, currency, locale, text) => {
  expect(formatMoney(units, currency, locale)).toBe(text)
})

test('formatting loses no digit, however large', () => {
  fc.assert(
    fc.property(amounts, (value) => {
      const digits = formatMoney(value, 'CREDIT').replace(/[^0-9]/g, '')
      return BigInt(digits) === value
    }),
  )
})
