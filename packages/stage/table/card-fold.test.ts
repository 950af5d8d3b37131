import { describe, expect, it } from 'vitest'
import { type FoldPoint, foldedCard, nearestBorder } from './card-fold.ts'

const ratio = 5 / 7

/** Where the picture on the flap shows what lies at a place of the card's other side. */
function shownAt(
  place: FoldPoint,
  { turned, moved }: { readonly turned: number; readonly moved: FoldPoint },
): FoldPoint {
  const [cos, sin] = [Math.cos(turned), Math.sin(turned)]
  return {
    x: place.x * cos - place.y * sin + moved.x,
    y: place.x * sin + place.y * cos + moved.y,
  }
}

describe('a card that is folded', () => {
  it('shows the other side of the corner that is pulled where the pull ends', () => {
    const from = { x: ratio / 2, y: 0.5 }
    const to = { x: 0.1, y: 0.2 }
    const fold = foldedCard(from, to, ratio)
    if (!fold) throw new Error('it was pulled')
    // From the other side what lies right is left.
    const corner = shownAt({ x: -from.x, y: from.y }, fold)
    expect(corner.x).toBeCloseTo(to.x)
    expect(corner.y).toBeCloseTo(to.y)
  })

  it('halves a card whose edge is pulled to the opposite one', () => {
    const fold = foldedCard({ x: 0, y: 0.5 }, { x: 0, y: -0.5 }, ratio)
    expect(fold?.share).toBeCloseTo(0.5)
    expect(fold?.flap.every(({ y }) => y <= 1e-9)).toBe(true)
    expect(fold?.kept.every(({ y }) => y <= 1e-9)).toBe(true)
  })

  it('does not fold when it is hardly pulled, or away from itself', () => {
    expect(foldedCard({ x: 0, y: 0.5 }, { x: 0, y: 0.5 }, ratio)).toBe(null)
    expect(foldedCard({ x: 0, y: 0.5 }, { x: 0, y: 0.9 }, ratio)).toBe(null)
  })

  it('is taken at its border', () => {
    expect(nearestBorder({ x: 0.3, y: 0.1 }, ratio)).toEqual({ x: ratio / 2, y: 0.1 })
    expect(nearestBorder({ x: 0, y: -0.45 }, ratio)).toEqual({ x: 0, y: -0.5 })
    expect(nearestBorder({ x: 9, y: 9 }, ratio)).toEqual({ x: ratio / 2, y: 0.5 })
  })
})
