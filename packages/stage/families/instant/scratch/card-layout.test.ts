import { describe, expect, it } from 'vitest'
import { cardHead, cardHeight, cardWidth, fieldBoxes } from './card-layout.ts'

describe.each([
  ['match', 9],
  ['find', 10],
  ['row', 10],
] as const)('fields of the layout %s', (layout, count) => {
  const boxes = fieldBoxes(layout)

  it('are as many as a round tells', () => {
    expect(boxes).toHaveLength(count)
  })

  it('lie on the card below its head, and none over another', () => {
    for (const [place, one] of boxes.entries()) {
      expect(one.x).toBeGreaterThanOrEqual(0)
      expect(one.x + one.width).toBeLessThanOrEqual(cardWidth)
      expect(one.y).toBeGreaterThanOrEqual(cardHead)
      expect(one.y + one.height).toBeLessThanOrEqual(cardHeight)
      for (const other of boxes.slice(place + 1)) {
        const areApart =
          one.x + one.width <= other.x ||
          other.x + other.width <= one.x ||
          one.y + one.height <= other.y ||
          other.y + other.height <= one.y
        expect(areApart).toBe(true)
      }
    }
  })
})
