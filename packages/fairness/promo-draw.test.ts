import { describe, expect, it } from 'vitest'
import { drawClimb, drawOrder, drawStops } from './promo-draw.ts'

const seeds = (number: number) => ({
  serverSeed: new Uint8Array(32).fill(7),
  clientSeed: `player ${number}`,
})

/** Sum of (seen - expected)² / expected. */
const chiSquare = (seen: readonly number[], expected: number): number =>
  seen.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0)

const plays = 20_000

describe('stops of reels', () => {
  it('are the same for the same seeds, and none is favored', () => {
    expect(drawStops(seeds(1), [20, 20, 20])).toEqual(drawStops(seeds(1), [20, 20, 20]))
    const seen = Array.from({ length: 20 }, () => 0)
    for (let play = 0; play < plays; play += 1)
      for (const stop of drawStops(seeds(play), [20, 20, 20])) seen[stop] = (seen[stop] ?? 0) + 1
    // 19 degrees of freedom: above 43.8 once in a thousand times. The seeds are fixed.
    expect(chiSquare(seen, (3 * plays) / 20)).toBeLessThan(43.8)
  })
})

describe('an order', () => {
  it('holds each number once, and puts each as often in each place', () => {
    expect(drawOrder(seeds(1), 12).toSorted((one, other) => one - other)).toEqual([
      0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11,
    ])
    const seen = Array.from({ length: 12 }, () => 0)
    for (let play = 0; play < plays; play += 1) {
      const place = drawOrder(seeds(play), 12).indexOf(0)
      seen[place] = (seen[place] ?? 0) + 1
    }
    // 11 degrees of freedom: above 31.3 once in a thousand times.
    expect(chiSquare(seen, plays / 12)).toBeLessThan(31.3)
  })

  it('of one number is that number', () => {
    expect(drawOrder(seeds(1), 1)).toEqual([0])
  })
})

describe('a climb', () => {
  it('comes to each floor a third as often as to the one below, and never above the last', () => {
    const seen = [0, 0, 0]
    for (let play = 0; play < plays; play += 1) {
      const floor = drawClimb(seeds(play), { floors: 2, among: 3 })
      seen[floor] = (seen[floor] ?? 0) + 1
    }
    const [ground = 0, first = 0, top = 0] = seen
    const expected = [(plays * 2) / 3, (plays * 2) / 9, plays / 9]
    const off = [ground, first, top].reduce(
      (sum, count, floor) => sum + (count - (expected[floor] ?? 1)) ** 2 / (expected[floor] ?? 1),
      0,
    )
    // Two degrees of freedom: above 13.8 once in a thousand times.
    expect(off).toBeLessThan(13.8)
    expect(seen).toHaveLength(3)
  })
})
