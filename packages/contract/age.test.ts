import fc from 'fast-check'
import { expect, test } from 'vitest'
import { birthYears, houseDay, isOfAge } from './age.ts'

test.each([
  ['2008-11-21', '2026-11-21', true],
  ['2008-11-22', '2026-11-21', false],
  ['2008-02-29', '2026-02-28', false],
  ['2008-02-29', '2026-03-01', true],
  ['2004-02-29', '2024-02-29', true],
  ['2000-02-29', '2018-02-28', false],
  ['1926-11-21', '2026-11-21', true],
  ['1925-11-22', '2026-11-21', true],
  ['1925-11-21', '2026-11-21', false],
  ['2030-01-01', '2026-11-21', false],
])('born %s, on %s: of age is %s', (birthDate, today, ofAge) => {
  expect(isOfAge(birthDate, today)).toBe(ofAge)
})

test.each([
  ['2026-11-21T11:59:59Z', '2026-11-20'],
  ['2026-11-21T12:00:00Z', '2026-11-21'],
  ['2027-01-01T00:00:00Z', '2026-12-31'],
  ['2028-03-01T06:00:00Z', '2028-02-29'],
])('at %s the house reckons ages by %s', (now, day) => {
  expect(houseDay(Date.parse(now))).toBe(day)
})

test('who is of age by the day of the house is of age on the calendar of every place', () => {
  const moment = fc.integer({ min: Date.parse('2020-01-01'), max: Date.parse('2060-01-01') })
  const birthday = fc.integer({ min: Date.parse('1930-01-01'), max: Date.parse('2045-01-01') })
  fc.assert(
    fc.property(moment, birthday, fc.integer({ min: -12, max: 14 }), (now, born, hours) => {
      const birthDate = new Date(born).toISOString().slice(0, 10)
      const there = new Date(now + hours * 3_600_000).toISOString().slice(0, 10)
      // Old age aside: who turns 101 somewhere today was let in yesterday.
      fc.pre(Number(there.slice(0, 4)) - Number(birthDate.slice(0, 4)) < 100)
      return !isOfAge(birthDate, houseDay(now)) || isOfAge(birthDate, there)
    }),
  )
})

test('the years to choose from are exactly those in which a player can have been born', () => {
  for (const today of ['2026-01-01', '2026-11-21', '2026-12-31', '2028-02-29']) {
    const { first, last } = birthYears(today)
    const possible = (year: number) =>
      ['01-01', '06-15', '12-31'].some((day) => isOfAge(`${year}-${day}`, today))
    expect(possible(last)).toBe(true)
    expect(possible(last + 1)).toBe(false)
    expect(possible(first - 1)).toBe(false)
    expect(possible(first)).toBe(!today.endsWith('12-31'))
  }
})
