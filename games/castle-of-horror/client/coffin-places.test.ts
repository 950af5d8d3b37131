import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { coffinPlaces } from './coffin-places.ts'

describe('the coffins', () => {
  it('stand inside the room and never on one another', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 320, max: 2560 }),
        fc.integer({ min: 240, max: 1440 }),
        fc.integer({ min: 1, max: 16 }),
        (width, height, count) => {
          const places = coffinPlaces(count, { x: 0, y: 0, width, height })
          expect(places).toHaveLength(count)
          for (const [index, place] of places.entries()) {
            expect(place.x).toBeGreaterThanOrEqual(-0.01)
            expect(place.x + place.width).toBeLessThanOrEqual(width + 0.01)
            expect(place.y + place.height).toBeLessThanOrEqual(height + 0.01)
            for (const other of places.slice(index + 1)) {
              const apart =
                other.x >= place.x + place.width - 0.01 ||
                other.x + other.width <= place.x + 0.01 ||
                other.y >= place.y + place.height - 0.01
              expect(apart).toBe(true)
            }
          }
        },
      ),
    )
  })
})
