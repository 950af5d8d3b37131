import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { curveTo, heatAt, marksBetween, placeIn, viewAt } from './flight-view.ts'

const doublesIn = fc.integer({ min: 50, max: 20_000 })
const doublings = fc.double({ min: 0, max: 13.3, noNaN: true })

it('shows the whole flight at any moment, and room ahead of it', () => {
  fc.assert(
    fc.property(doublesIn, doublings, (doublesInMs, times) => {
      const elapsedMs = times * doublesInMs
      const { x, y } = placeIn(viewAt(elapsedMs, doublesInMs), elapsedMs, doublesInMs)
      expect(x).toBeGreaterThanOrEqual(0)
      expect(x).toBeLessThan(0.9)
      expect(y).toBeGreaterThanOrEqual(0)
      expect(y).toBeLessThan(0.83)
    }),
  )
})

it('draws a curve that sets out at the corner and never sinks', () => {
  fc.assert(
    fc.property(doublesIn, doublings, (doublesInMs, times) => {
      const elapsedMs = times * doublesInMs
      const places = curveTo(viewAt(elapsedMs, doublesInMs), { elapsedMs, doublesInMs }, 40)
      expect(places[0]).toEqual({ x: 0, y: 0 })
      for (const [piece, { x, y }] of places.entries()) {
        expect(x).toBeGreaterThanOrEqual(places[piece - 1]?.x ?? 0)
        expect(y).toBeGreaterThanOrEqual(places[piece - 1]?.y ?? 0)
      }
    }),
  )
})

it.each([
  [1, 1.6, 4, [1.2, 1.4, 1.6]],
  [1, 3.4, 4, [2, 3]],
  [0, 5, 5, [1, 2, 3, 4, 5]],
  [1, 47, 4, [20, 40]],
  [1, 1, 4, []],
])('an axis from %d to %d with at most %d marks has %j', (from, to, most, marks) => {
  expect(marksBetween(from, to, most).map((mark) => Math.round(mark * 1e6) / 1e6)).toEqual(marks)
})

it('heats up with the multiple, to a limit', () => {
  expect(heatAt(1)).toBe(0)
  expect(heatAt(2)).toBeCloseTo(0.2)
  expect(heatAt(32)).toBe(1)
  expect(heatAt(10_000)).toBe(1)
})
