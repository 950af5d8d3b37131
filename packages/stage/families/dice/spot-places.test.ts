import { diceSpots } from '@fairhouse/contract/families/dice/spots'
import { describe, expect, it } from 'vitest'
import { placeOnTable, tableSize } from './spot-places.ts'

describe.each(['flat', 'upright'] as const)('places of a table that lies %s', (lie) => {
  const { width, height } = tableSize[lie]
  const boxes = diceSpots.map((spot) => placeOnTable(spot, lie))

  it('fill the table, and none lies on another', () => {
    expect(boxes.reduce((sum, box) => sum + box.width * box.height, 0)).toBeCloseTo(width * height)
    for (const [place, one] of boxes.entries()) {
      expect(one.x).toBeGreaterThanOrEqual(0)
      expect(one.x + one.width).toBeLessThanOrEqual(width + 1e-9)
      expect(one.y + one.height).toBeLessThanOrEqual(height + 1e-9)
      for (const other of boxes.slice(place + 1)) {
        const apart =
          one.x + one.width <= other.x + 1e-9 ||
          other.x + other.width <= one.x + 1e-9 ||
          one.y + one.height <= other.y + 1e-9 ||
          other.y + other.height <= one.y + 1e-9
        expect(apart).toBe(true)
      }
    }
  })
})
