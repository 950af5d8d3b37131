import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ballRadius, fallOf, pegRadius } from './peg-fall.ts'

const path = fc.array(fc.constantFrom(0 as const, 1 as const), { minLength: 8, maxLength: 16 })

describe('the fall of a ball', () => {
  it('meets a peg in every row, in order, and ends in the slot of its path', () => {
    fc.assert(
      fc.property(path, (sides) => {
        const fall = fallOf(sides)
        expect(fall.knocks.map(({ row }) => row)).toEqual(sides.map((_, row) => row))
        const right = sides.filter((side) => side === 1).length
        expect(fall.at(fall.seconds).x).toBeCloseTo(right - sides.length / 2, 6)
      }),
    )
  })

  it('never lies inside of the peg that it meets, and goes on without a jump', () => {
    fc.assert(
      fc.property(path, (sides) => {
        const fall = fallOf(sides)
        for (const { at, row, peg } of fall.knocks) {
          const { x, y } = fall.at(at)
          const away = Math.hypot(x - (peg - row / 2), y - row)
          expect(away).toBeGreaterThan((ballRadius + pegRadius) * 0.8)
          const before = fall.at(at - 1e-5)
          expect(Math.hypot(before.x - x, before.y - y)).toBeLessThan(0.01)
        }
      }),
    )
  })

  it('takes less time to fall than a player has patience', () => {
    expect(fallOf(Array.from({ length: 16 }, () => 1 as const)).seconds).toBeLessThan(4)
  })
})
