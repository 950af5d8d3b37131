import { expect, it } from 'vitest'
import { fromIsoTime, isoTime } from '#platform/iso-time'
import { periodAt } from './period.ts'

it.each([
  ['miniSlot', '2026-11-27T00:00:00.000Z', '2026-11-27', '2026-11-28T00:00:00.000Z'],
  ['miniSlot', '2026-12-31T23:59:59.999Z', '2026-12-31', '2027-01-01T00:00:00.000Z'],
  ['mystery', '2026-11-30T23:59:59.999Z', '2026-11', '2026-12-01T00:00:00.000Z'],
  ['mystery', '2026-12-01T00:00:00.000Z', '2026-12', '2027-01-01T00:00:00.000Z'],
] as const)('%s at %s is played once in %s, until %s', (promo, now, name, ends) => {
  const period = periodAt(promo, fromIsoTime(now))
  expect([period.name, isoTime(period.endsAt)]).toEqual([name, ends])
})
