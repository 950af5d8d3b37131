import { expect, it } from 'vitest'
import { slowdownFor } from './slowdown.ts'

it.each([
  { indices: [1750], slowdown: 4 },
  { indices: [1313, 100, 9000], slowdown: 3 },
  { indices: [2625, 2625, 2625], slowdown: 6 },
  { indices: [200], slowdown: 1 },
])('a machine of $indices slows $slowdown times', ({ indices, slowdown }) => {
  expect(slowdownFor(indices)).toBe(slowdown)
})

it('a machine that was not measured has no slowdown', () => {
  expect(() => slowdownFor([])).toThrow(RangeError)
})
