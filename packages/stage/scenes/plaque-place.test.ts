import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type BoardShape, layoutSlot } from '../families/slot/layout.ts'
import { plaquePlace, plateSize } from './plaque-place.ts'

const margins = { top: 0.3, right: 0.25, bottom: 0.3, left: 0.25 }
const shapeOf = (reels: number, rows: number): BoardShape => ({
  reels,
  rows,
  wide: { frame: margins, above: 0, logoRatio: 6 },
  tall: { frame: margins, above: 0, logoRatio: 2 },
})

const plateOn = (
  [width, height]: readonly [number, number],
  bars: { readonly top: number; readonly bottom: number },
  shape: BoardShape,
) => {
  const layout = layoutSlot({ width, height }, { ...bars, left: 8, right: 8 }, shape)
  const { x, y, scale } = plaquePlace(layout)
  const [wide, high] = [plateSize.width * scale, plateSize.height * scale]
  return {
    layout,
    left: x - wide / 2,
    top: y - high / 2,
    right: x + wide / 2,
    bottom: y + high / 2,
    high,
  }
}

describe('the plate of free spins', () => {
  it.each([
    ['5x3', 5, 3],
    ['6x5', 6, 5],
    ['6x7', 6, 7],
  ])('is read on a phone, on a board of %s', (_, reels, rows) => {
    const upright = plateOn([390, 844], { top: 60, bottom: 222 }, shapeOf(reels, rows))
    const sideways = plateOn([844, 390], { top: 4, bottom: 74 }, shapeOf(reels, rows))
    expect(upright.high).toBeGreaterThan(44)
    expect(sideways.high).toBeGreaterThan(60)
  })

  it('lies over no symbol of an upright screen, and over none of the controls', () => {
    const phones = fc.record({
      width: fc.integer({ min: 360, max: 900 }),
      tallness: fc.double({ min: 1.78, max: 2.3, noNaN: true }),
      reels: fc.integer({ min: 3, max: 7 }),
      rows: fc.integer({ min: 3, max: 8 }),
    })
    fc.assert(
      fc.property(phones, ({ width, tallness, reels, rows }) => {
        const bars = { top: 56, bottom: 210 }
        const plate = plateOn([width, width * tallness], bars, shapeOf(reels, rows))
        const { board, free } = plate.layout
        expect(plate.top).toBeGreaterThan(board.y + board.height - 0.01)
        expect(plate.bottom).toBeLessThan(free.y + free.height + 0.01)
      }),
    )
  })

  it('stands beside the frame of a phone held sideways', () => {
    const { left, right, layout } = plateOn([844, 390], { top: 4, bottom: 74 }, shapeOf(5, 3))
    expect(left).toBeGreaterThan(layout.free.x)
    expect(right).toBeLessThan(layout.framed.x)
  })
})
