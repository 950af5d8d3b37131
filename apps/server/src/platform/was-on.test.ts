import { expect, it } from 'vitest'
import { wasOn } from './was-on.ts'

const turns = [
  { isOn: true, at: 10 },
  { isOn: false, at: 20 },
]

it.each([
  [9, false],
  [10, true],
  [19, true],
  [20, false],
  [99, false],
])('at %i it is told by what was turned afterwards', (at, on) => {
  expect(wasOn(false, turns, at)).toBe(on)
})

it('is as it is now where nothing was turned', () => {
  expect([wasOn(true, [], 5), wasOn(false, [], 5)]).toEqual([true, false])
})
