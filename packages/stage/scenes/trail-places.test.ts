import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { trailPlaces } from './trail-places.ts'

describe('the places of a trail', () => {
  it('stand in the room, apart from one another, each beside or below the one before', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 40 }),
        fc.integer({ min: 320, max: 2560 }),
        fc.integer({ min: 300, max: 1440 }),
        (count, width, height) => {
          const places = trailPlaces(count, { x: 0, y: 0, width, height })
          expect(places).toHaveLength(count)
          for (const [index, place] of places.entries()) {
            expect(place.x).toBeGreaterThanOrEqual(0)
            expect(place.x + place.width).toBeLessThanOrEqual(width)
            expect(place.y + place.height).toBeLessThanOrEqual(height)
            const before = places[index - 1]
            if (!before) continue
            const [across, down] = [Math.abs(place.x - before.x), place.y - before.y]
            expect(across > 1 ? down : across).toBeCloseTo(0)
            expect(Math.max(across, down)).toBeGreaterThan(1)
          }
        },
      ),
    )
  })
})
