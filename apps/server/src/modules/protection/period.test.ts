import fc from 'fast-check'
import { expect, it } from 'vitest'
import { fromIsoTime } from '#platform/iso-time'
import { endOf, startOf } from './period.ts'

const at = fromIsoTime

it.each([
  ['day', '2026-11-26T13:05:00Z', '2026-11-26T00:00:00Z', '2026-11-27T00:00:00Z'],
  ['week', '2026-11-26T13:05:00Z', '2026-11-23T00:00:00Z', '2026-11-30T00:00:00Z'],
  ['week', '2026-11-29T23:59:59Z', '2026-11-23T00:00:00Z', '2026-11-30T00:00:00Z'],
  ['month', '2026-12-31T23:59:59Z', '2026-12-01T00:00:00Z', '2027-01-01T00:00:00Z'],
  ['month', '2028-02-29T00:00:00Z', '2028-02-01T00:00:00Z', '2028-03-01T00:00:00Z'],
] as const)('a %s with %s lasts from %s to %s', (period, moment, start, end) => {
  expect(startOf(period, at(moment))).toBe(at(start))
  expect(endOf(period, at(moment))).toBe(at(end))
})

it('every moment lies in its period, and periods follow each other without a gap', () => {
  fc.assert(
    fc.property(
      fc.constantFrom('day', 'week', 'month'),
      fc.integer({ min: 0, max: at('2200-01-01T00:00:00Z') }),
      (period, ms) => {
        const [start, end] = [startOf(period, ms), endOf(period, ms)]
        expect(start <= ms && ms < end).toBe(true)
        expect(startOf(period, end)).toBe(end)
        expect(startOf(period, end - 1)).toBe(start)
      },
    ),
  )
})
