import { patterns } from '@fairhouse/contract/patterns'
import { expect, it } from 'vitest'
import { phoneNumber } from './phone-number.ts'

it.each([
  ['030 1234567', 'DE', '+49 30 1234567'],
  ['+49 (30) 123-4567 ext. 8', 'MT', '+49 30 1234567 ext. 8'],
  ['(415) 555-2671', 'US', '+1 415 555 2671'],
  ['020 7946 0958 x12', 'GB', '+44 20 7946 0958 x12'],
  ['+356 2123 4567', 'AQ', '+356 2123 4567'],
])('%s typed in %s is %s', (typed, country, kept) => {
  expect(phoneNumber(typed, country)).toBe(kept)
  expect(kept).toMatch(patterns.phone)
})

it.each([
  ['123456789', 'US'],
  ['+49 1', 'DE'],
  ['+999 123456789', 'DE'],
  ['030 1234567', 'AQ'],
  ['call +49 30 1234567 now', 'DE'],
  ['', 'DE'],
])('%j typed in %s is no number', (typed, country) => {
  expect(phoneNumber(typed, country)).toBeNull()
})
