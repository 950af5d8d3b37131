import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { jackpotPlaces } from './jackpot-places.ts'

const asked = [
  fc.integer({ min: 1, max: 6 }),
  fc.integer({ min: 600, max: 1400 }),
  fc.boolean(),
] as const

describe('plates of jackpots', () => {
  it('stand over the window, within its width', () => {
    fc.assert(
      fc.property(...asked, (count, width, portrait) => {
        const places = jackpotPlaces(count, width, portrait)
        expect(places).toHaveLength(count)
        for (const place of places) {
          expect(place.x).toBeGreaterThanOrEqual(-0.01)
          expect(place.x + place.width).toBeLessThanOrEqual(width + 0.01)
          expect(place.y + place.height).toBeLessThanOrEqual(0)
        }
      }),
    )
  })

  it('never lie over one another', () => {
    fc.assert(
      fc.property(...asked, (count, width, portrait) => {
        const places = jackpotPlaces(count, width, portrait)
        for (const [index, one] of places.entries())
          for (const other of places.slice(index + 1)) {
            const beside = one.x + one.width <= other.x
            const over = one.y + one.height <= other.y
            expect(beside || over).toBe(true)
          }
      }),
    )
  })

  it('of dearer jackpots are never narrower than those beside them', () => {
    fc.assert(
      fc.property(...asked, (count, width, portrait) => {
        const places = jackpotPlaces(count, width, portrait)
        for (const [index, { row, width: dear }] of places.entries()) {
          const next = places[index + 1]
          if (next?.row === row) expect(dear).toBeGreaterThanOrEqual(next.width - 0.01)
        }
      }),
    )
  })

  it('leave room to read on a phone held upright: no more than three beside one another', () => {
    for (const count of [1, 2, 3, 4, 5, 6])
      for (const row of [0, 1])
        expect(
          jackpotPlaces(count, 1000, true).filter((place) => place.row === row).length,
        ).toBeLessThanOrEqual(3)
  })

  it('stand in one row where the screen is wide', () => {
    expect(new Set(jackpotPlaces(5, 1000, false).map(({ row }) => row))).toEqual(new Set([0]))
  })
})
