import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { originsOf } from './fall.ts'

describe('falling symbols', () => {
  it('come down in order, and new ones follow from above', () => {
    expect(originsOf(5, new Set([1, 4]), 5)).toEqual([-2, -1, 0, 2, 3])
    expect(originsOf(3, new Set(), 3)).toEqual([0, 1, 2])
    expect(originsOf(2, new Set([0, 1]), 3)).toEqual([-3, -2, -1])
  })

  it('never rise, never pass one another and leave no gap', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 8 }), fc.uniqueArray(fc.nat(7)), (rows, gone) => {
        const origins = originsOf(rows, new Set(gone), rows)
        expect(origins).toHaveLength(rows)
        for (const [row, from] of origins.entries()) {
          expect(from).toBeLessThanOrEqual(row)
          expect(gone).not.toContain(from)
          if (row > 0) expect(from).toBeGreaterThan(origins[row - 1] ?? -99)
        }
      }),
    )
  })
})
