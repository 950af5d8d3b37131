import { expect, it } from 'vitest'
import { dateOf } from './birth-date.ts'

it.each([
  [{ day: '', month: '', year: '' }, ''],
  [{ day: '4', month: '5', year: '1990' }, '1990-05-04'],
  [{ day: '24', month: '', year: '1990' }, '1990-00-24'],
])('a birth date of %j is %j', (parts, date) => {
  expect(dateOf(parts)).toBe(date)
})
