import { expect, it } from 'vitest'
import { clockText } from './clock-text.ts'

it.each([
  [0, '0:00'],
  [67.9, '1:07'],
  [3729, '1:02:09'],
  [-1, '0:00'],
])('%d seconds are %s', (seconds, text) => {
  expect(clockText(seconds)).toBe(text)
})
