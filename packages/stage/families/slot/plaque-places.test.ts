import { describe, expect, it } from 'vitest'
import { overlap } from './amount-place.ts'
import { jackpotPlaces } from './jackpot-places.ts'
import type { Box } from './layout.ts'
import { type PlaqueName, plaquePlaces, plaqueSizes } from './plaque-places.ts'
import { cellSize } from './skin.ts'

const names: readonly PlaqueName[] = ['chosen', 'factor', 'respins']

function boxesOn(reels: number, rows: number, hasJackpots: boolean): readonly Box[] {
  const places = plaquePlaces({ reels, rows }, hasJackpots)
  return names.map((name) => {
    const { at, scale } = places[name]
    const [width, height] = [plaqueSizes[name].width * scale, plaqueSizes[name].height * scale]
    return { x: at[0] - width / 2, y: at[1] - height / 2, width, height }
  })
}

const grids = [3, 4, 5, 6, 7].flatMap((reels) => [3, 4, 5, 6].map((rows) => ({ reels, rows })))

describe.each(grids)('plates on the frame of $reels x $rows', ({ reels, rows }) => {
  it.each([true, false])('cover no jackpot, upright or not: %s', (portrait) => {
    for (const jackpot of jackpotPlaces(5, reels * cellSize, portrait))
      for (const plate of boxesOn(reels, rows, true)) expect(overlap(plate, jackpot)).toBe(0)
  })

  it.each([true, false])(
    'cover neither one another nor a symbol; with jackpots: %s',
    (jackpots) => {
      const plates = boxesOn(reels, rows, jackpots)
      for (const [place, plate] of plates.entries()) {
        for (const other of plates.slice(place + 1)) expect(overlap(plate, other)).toBe(0)
        const symbols = { x: 0, y: 14, width: reels * cellSize, height: rows * cellSize - 28 }
        expect(overlap(plate, symbols)).toBe(0)
      }
    },
  )
})
