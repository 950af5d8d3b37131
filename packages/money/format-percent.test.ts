import { expect, it } from 'vitest'
import { formatPercent } from './format-percent.ts'

it.each([
  ['en', '95.99%'],
  ['de', '95,99\u00a0%'],
  ['es', '95,99\u00a0%'],
  ['fr', '95,99\u00a0%'],
  ['pt', '95,99%'],
  ['ja', '95.99%'],
])('in %s two digits are %j, cut and not rounded', (locale, written) => {
  expect(formatPercent(0.959997, locale)).toBe(written)
})

it('exact, it has no zeros at its end', () => {
  expect(formatPercent(0.963, 'en', 4, true)).toBe('96.3%')
  expect(formatPercent(0.959997, 'en', 4, true)).toBe('95.9997%')
})
