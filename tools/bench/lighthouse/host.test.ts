import { expect, it } from 'vitest'
import { takenBetween, ticksIn } from './host.ts'

const stat = (steal: number): string =>
  `cpu  100 20 30 9000 400 5 5 ${steal} 0 0\ncpu0 1 2 3 4 5 6 7 8 0 0\n`

it('tells what was worked from what was taken', () => {
  expect(ticksIn(stat(40))).toEqual({ worked: 160, taken: 40 })
})

it('refuses a line that says less', () => {
  expect(() => ticksIn('cpu  1 2 3\n')).toThrow(RangeError)
})

it('what was taken is a share of what was wanted', () => {
  const before = { worked: 1000, taken: 50 }
  expect(takenBetween(before, { worked: 1090, taken: 60 })).toBeCloseTo(0.1)
  expect(takenBetween(before, before)).toBe(0)
  expect(takenBetween(null, { worked: 1, taken: 1 })).toBe(0)
})
