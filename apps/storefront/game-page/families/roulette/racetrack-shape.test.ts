import { describe, expect, it } from 'vitest'
import { wheelOfSections as wheel } from './called-bets.ts'
import { onTrack, track, trackPockets, trackSection } from './racetrack-shape.ts'

describe('a racetrack', () => {
  it('is one way around without a jump, and ends where it began', () => {
    for (let step = 0; step < 1000; step++) {
      const [here, next] = [onTrack(step / 1000, 10), onTrack((step + 1) / 1000, 10)]
      expect(Math.hypot(next.x - here.x, next.y - here.y)).toBeLessThan(4)
    }
    expect(onTrack(0, 0).x).toBeCloseTo(track.width)
    expect(onTrack(0.5, 0).x).toBeCloseTo(0)
  })

  it('has zero at its right end and every pocket within it', () => {
    const pockets = trackPockets(wheel)
    expect(pockets.map(({ pocket }) => pocket)).toEqual(wheel)
    expect(pockets[0]?.middle.y).toBeCloseTo(track.height / 2)
    for (const { middle } of pockets) {
      expect(middle.x).toBeGreaterThan(0)
      expect(middle.x).toBeLessThan(track.width)
    }
  })

  it('has its sections in the order tiers, orphelins, voisins from the left', () => {
    const middle = (stretches: readonly (readonly [string, string])[]) =>
      trackSection(wheel, stretches).middle.x
    const places = [
      middle([['27', '33']]),
      middle([
        ['17', '6'],
        ['1', '9'],
      ]),
      middle([['22', '25']]),
    ]
    expect(places.toSorted((a, b) => a - b)).toEqual(places)
  })
})
