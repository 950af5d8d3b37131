import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { partOf, type Point } from './line-trace.ts'

const path: readonly Point[] = [
  [0, 0],
  [30, 40],
  [30, 100],
]
const lengthOf = (points: readonly Point[]): number =>
  points
    .slice(1)
    .reduce(
      (sum, [x, y], index) =>
        sum + Math.hypot(x - (points[index]?.[0] ?? x), y - (points[index]?.[1] ?? y)),
      0,
    )

describe('a traced line', () => {
  it('is as long as its progress says', () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: 1, noNaN: true }), (progress) => {
        expect(lengthOf(partOf(path, progress))).toBeCloseTo(110 * progress, 6)
      }),
    )
  })

  it('ends at its last point', () => {
    expect(partOf(path, 1)).toEqual(path)
  })

  it('has nothing to draw without points', () => {
    expect(partOf([], 1)).toEqual([])
  })
})
