import { expect, it } from 'vitest'
import { meansApart } from './means-apart.ts'

it('is what a textbook says of two samples', () => {
  // Means 20.82 and 23.71, variances 6.73 and 4.93.
  const left = [18, 24, 20, 19, 22, 21]
  const right = [25, 23, 26, 22, 24, 21]
  expect(meansApart(left, right)).toBeCloseTo(-2.46, 1)
  expect(meansApart(left, left)).toBe(0)
  expect(meansApart(right, left)).toBeGreaterThan(0)
})
