import { expect, test } from 'vitest'
import { readAmount, typedAmount } from './read-amount.ts'

test.each([
  ['25', 2500],
  ['25.5', 2550],
  ['25,50', 2550],
  [' 0.01 ', 1],
  ['999999999.99', 99_999_999_999],
  ['', null],
  ['1,000', null],
  ['1.000,00', null],
  ['-5', null],
  ['1e3', null],
  ['.5', null],
  ['5.', null],
  ['0.001', null],
  ['١٢', null],
])('%j is %s', (typed, amount) => {
  expect(readAmount(typed)).toBe(amount)
})

test.each([1, 99, 100, 1050, 123_456])('%d stands in the field as it is read', (amount) => {
  expect(readAmount(typedAmount(amount))).toBe(amount)
})
