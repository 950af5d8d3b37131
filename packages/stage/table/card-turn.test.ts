import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { turnedCard } from './card-turn.ts'

const width = (progress: number): number =>
  turnedCard(progress, 12).stripes.reduce((sum, stripe) => sum + stripe.width, 0)

describe('a turning card', () => {
  it.each([0, 1])('lies flat and whole at %s', (progress) => {
    const { stripes, light, lift } = turnedCard(progress, 8)
    expect(light).toBeCloseTo(1)
    expect(lift).toBeCloseTo(0)
    for (const [place, stripe] of stripes.entries()) {
      expect(stripe.x).toBeCloseTo(place / 8 - 0.5)
      expect(stripe.width).toBeCloseTo(1 / 8)
      expect(stripe.height).toBeCloseTo(1)
    }
  })

  it('shows its other side from the middle on, and is a line there', () => {
    expect(turnedCard(0.49, 8).over).toBe(false)
    expect(turnedCard(0.5, 8).over).toBe(true)
    expect(width(0.5)).toBeCloseTo(0)
  })

  it('its stripes meet, never overlap and never show a mirrored picture', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 0, max: 1, noNaN: true }),
        fc.integer({ min: 1, max: 40 }),
        (progress, count) => {
          const { stripes } = turnedCard(progress, count)
          let edge = stripes[0]?.x ?? 0
          for (const { x, width: part } of stripes) {
            expect(x).toBeCloseTo(edge, 9)
            expect(part).toBeGreaterThanOrEqual(0)
            edge = x + part
          }
        },
      ),
    )
  })

  it('the edge that comes nearer is the same one before and after it stands on edge', () => {
    const before = turnedCard(0.3, 10).stripes
    const after = turnedCard(0.7, 10).stripes
    expect(before[0]?.height ?? 0).toBeGreaterThan(before[9]?.height ?? 0)
    // The picture is exchanged for its back there, whose left edge is where the other's right one was.
    expect(after[9]?.height ?? 0).toBeGreaterThan(after[0]?.height ?? 0)
  })
})
