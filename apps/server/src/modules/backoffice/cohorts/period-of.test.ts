import { expect, it, test } from 'vitest'
import { periodBefore, periodOf, periodsBetween } from './period-of.ts'

test.each([
  ['2026-11-23T00:00:00Z', '2026-11-23', '2026-11-01'],
  ['2026-11-29T23:59:59Z', '2026-11-23', '2026-11-01'],
  ['2026-11-30T00:00:00Z', '2026-11-30', '2026-11-01'],
  ['2027-01-01T12:00:00Z', '2026-12-28', '2027-01-01'],
  ['2024-02-29T12:00:00Z', '2024-02-26', '2024-02-01'],
])('%s lies in the week of %s and the month of %s', (at, week, month) => {
  // oxlint-disable-next-line no-restricted-globals -- reads a moment that is written above, asks for none
  const moment = Date.parse(at)
  expect([periodOf(moment, 'week'), periodOf(moment, 'month')]).toEqual([week, month])
})

it('counts periods back and forth, over the ends of years', () => {
  expect(periodBefore('2027-01-01', 2, 'month')).toBe('2026-11-01')
  expect(periodBefore('2027-01-04', 2, 'week')).toBe('2026-12-21')
  expect(periodsBetween('2026-11-01', '2027-01-01', 'month')).toBe(2)
  expect(periodsBetween('2026-12-21', '2027-01-04', 'week')).toBe(2)
  expect(periodsBetween('2026-12-21', '2026-12-21', 'week')).toBe(0)
})
