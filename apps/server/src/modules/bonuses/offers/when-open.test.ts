import { expect, it } from 'vitest'
import { fromIsoTime, isoTime } from '#platform/iso-time'
import { periodOf, spanAt } from './when-open.ts'

const at = (text: string): number => fromIsoTime(`${text}Z`)
const said = (span: ReturnType<typeof spanAt>) =>
  span && [isoTime(span.from), span.to && isoTime(span.to)]

it.each([
  // 2026-11-27 is a Friday.
  [{ type: 'weekly', weekday: 5 }, '2026-11-27T00:00:00', '2026-11-27', '2026-11-28'],
  [{ type: 'weekly', weekday: 5 }, '2026-11-27T23:59:59', '2026-11-27', '2026-11-28'],
  [{ type: 'weekly', weekday: 5 }, '2026-11-28T00:00:00', '2026-12-04', '2026-12-05'],
  [{ type: 'monthly', from: 1, to: 7 }, '2026-11-27T12:00:00', '2026-12-01', '2026-12-08'],
  [{ type: 'monthly', from: 1, to: 31 }, '2026-11-30T23:59:59', '2026-11-01', '2026-12-01'],
  [{ type: 'monthly', from: 1, to: 31 }, '2026-12-01T00:00:00', '2026-12-01', '2027-01-01'],
  [
    { type: 'yearly', month: 10, from: 25, to: 31 },
    '2026-11-27T12:00:00',
    '2027-10-25',
    '2027-11-01',
  ],
  [
    { type: 'yearly', month: 10, from: 25, to: 31 },
    '2026-10-31T23:59:59',
    '2026-10-25',
    '2026-11-01',
  ],
] as const)('%o at %s is open from %s to %s', (when, now, from, to) => {
  expect(said(spanAt(when, at(now)))).toEqual([`${from}T00:00:00.000Z`, `${to}T00:00:00.000Z`])
})

it('a span that is over never comes again, one without an end does not end', () => {
  expect(spanAt({ type: 'span', from: 1, to: 10 }, 10)).toBeNull()
  expect(spanAt({ type: 'span', from: 1, to: null }, 10)).toEqual({ from: 1, to: null })
  expect(spanAt({ type: 'once' }, 10)).toEqual({ from: 0, to: null })
})

it('a week is named by its Monday, a month and a year by themselves', () => {
  const now = at('2027-01-03T12:00:00')
  expect(periodOf('week', now)).toBe('2026-12-28')
  expect(periodOf('month', now)).toBe('2027-01')
  expect(periodOf('year', now)).toBe('2027')
  expect(periodOf('player', now)).toBe('ever')
})
