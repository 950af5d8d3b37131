import { describe, expect, test } from 'vitest'
import { formatNumber, type NumberLook } from './format-number.ts'

describe('a number as the specification writes it', () => {
  test.each<[number, NumberLook, string]>([
    [0, {}, '0.00'],
    [1, {}, '1.00'],
    [1234.5, {}, '1,234.50'],
    [1_234_567.891, {}, '1,234,567.89'],
    [999, {}, '999.00'],
    [1000, {}, '1,000.00'],
    // Cut, not rounded.
    [0.999, {}, '0.99'],
    [1.005, {}, '1.00'],
    [2.675, {}, '2.67'],
    [96.129, {}, '96.12'],
    // What binary fractions cannot say is mended by seven digits first.
    [0.9612 * 100, {}, '96.12'],
    [0.1 + 0.2, {}, '0.30'],
    [1.1 * 3, {}, '3.30'],
    [4.35 * 100, {}, '435.00'],
    [0.000_000_1, { decimals: 7 }, '0.0000001'],
    [0.000_000_01, { decimals: 7 }, '0.0000000'],
    [0.999_999_99, {}, '1.00'],
    [-1234.567, {}, '-1,234.56'],
    [-0.001, {}, '0.00'],
    [-0, {}, '0.00'],
    [12.5, { decimals: 0 }, '12'],
    [12.34567, { decimals: 4 }, '12.3456'],
    [12.5, { trim: true }, '12.5'],
    [12, { trim: true }, '12'],
    [100, { trim: true, decimals: 0 }, '100'],
    [1200.1, { trim: true }, '1,200.1'],
    [1_234_567.891, { locale: 'de' }, '1.234.567,89'],
    [0.5, { locale: 'de', trim: true }, '0,5'],
    [1234.5, { locale: 'es' }, '1.234,50'],
    [1234.5, { locale: 'pt' }, '1.234,50'],
    [1_234_567.891, { locale: 'fr' }, '1\u202f234\u202f567,89'],
    [1234.5, { locale: 'ja' }, '1,234.50'],
  ])('%d with %j is %s', (value, look, written) => {
    expect(formatNumber(value, look)).toBe(written)
  })

  test.each(['en', 'de', 'es', 'pt', 'fr', 'ja', 'de-CH', 'en-IN'])(
    'in %s has the separators that the platform knows',
    (locale) => {
      const parts = new Intl.NumberFormat(locale).formatToParts(1_234_567.5)
      const written = (type: string) => parts.find((part) => part.type === type)?.value ?? ''
      const between = `1${written('group')}234${written('decimal')}50`
      expect(formatNumber(1234.5, { locale })).toBe(between)
    },
  )

  test.each([
    [Number.NaN, 2],
    [Number.POSITIVE_INFINITY, 2],
    [1e21, 2],
    [1, 8],
    [1, -1],
    [1, 1.5],
  ])('%d with %d decimals has none', (value, decimals) => {
    expect(() => formatNumber(value, { decimals })).toThrow(RangeError)
  })
})
