import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { crescent, feltOutline } from './felt-edge.ts'

const numbersIn = (path: string): number[] => (path.match(/-?\d+(\.\d+)?/g) ?? []).map(Number)

describe('the edge of a table', () => {
  it('without a rail is the edge of the screen', () => {
    const path = feltOutline({ size: { width: 400, height: 300 }, edge: 'none', rail: 20 })
    expect(path).toBe('M0 0 H400 V300 H0 Z')
  })

  it('leaves the rail its breadth on every side of an oblong, and the room below it', () => {
    const path = feltOutline({
      size: { width: 400, height: 300 },
      edge: 'round',
      rail: 20,
      below: 50,
    })
    for (const side of ['V203', 'H353', 'H47', 'V47']) expect(path).toContain(side)
    expect(Math.max(...numbersIn(path))).toBe(380)
  })

  it('bows lowest in the middle, one rail above the bottom', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 320, max: 2560 }),
        fc.integer({ min: 320, max: 1600 }),
        (width, height) => {
          const rail = 20
          const { shoulder } = crescent({ width, height: height - rail })
          const path = feltOutline({ size: { width, height }, edge: 'crescent', rail })
          const [control = 0, , foot = 0] = numbersIn(path.slice(path.indexOf('Q'))).slice(1)
          // The middle of the bow lies half way between its ends and its control point.
          expect((control + foot) / 2).toBeCloseTo(height - rail, 0)
          expect(shoulder).toBeGreaterThan(height * 0.5)
        },
      ),
    )
  })
})
