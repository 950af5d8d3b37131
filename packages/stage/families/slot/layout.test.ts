import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { celebrationWidth, layoutSlot } from './layout.ts'

const frame = { top: 0.3, right: 0.3, bottom: 0.3, left: 0.3 }
const shape = {
  reels: 5,
  rows: 3,
  wide: { frame, above: 0, logoRatio: 5.2 },
  tall: { frame, above: 0, logoRatio: 1.5 },
}
const insets = { top: 52, right: 0, bottom: 120, left: 0 }

describe('the layout of a slot', () => {
  it('keeps board, frame and logo between the controls on every screen', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 360, max: 2560 }),
        fc.integer({ min: 360, max: 1440 }),
        (width, height) => {
          const { board, logo, cell, free } = layoutSlot({ width, height }, insets, shape)
          const rim = cell * 0.3
          expect(board.x - rim).toBeGreaterThanOrEqual(free.x - 0.01)
          expect(board.x + board.width + rim).toBeLessThanOrEqual(free.x + free.width + 0.01)
          expect(logo.y).toBeGreaterThanOrEqual(free.y - 0.01)
          expect(logo.y + logo.height).toBeLessThanOrEqual(board.y - rim + 0.01)
          expect(board.y + board.height + rim).toBeLessThanOrEqual(free.y + free.height + 0.01)
        },
      ),
    )
  })

  it('fills the width of a phone held upright', () => {
    const { board, portrait } = layoutSlot({ width: 390, height: 844 }, insets, shape)
    expect(portrait).toBe(true)
    expect(board.width).toBeGreaterThan(340)
  })

  it('fills the height of a wide screen', () => {
    const { board, portrait } = layoutSlot({ width: 2560, height: 1440 }, insets, shape)
    expect(portrait).toBe(false)
    expect(board.height).toBeGreaterThan(880)
  })

  it('puts what fills the whole width below the ends of a bar whose middle is left to the reels', () => {
    const sideways = { top: 4, right: 8, bottom: 74, left: 8, ends: 50 }
    const { board, free, clear } = layoutSlot({ width: 844, height: 390 }, sideways, shape)
    expect(free.y).toBe(4)
    expect(board.y).toBeLessThan(50)
    expect(clear).toEqual({ ...free, y: 50, height: 390 - 74 - 50 })
    expect(layoutSlot({ width: 844, height: 390 }, insets, shape).clear.y).toBe(insets.top)
  })

  it('leaves the word of a win within the screen, whatever the number of reels', () => {
    for (const reels of [3, 4, 5, 6, 7])
      for (const [width, height] of [
        [360, 640],
        [390, 844],
        [780, 360],
        [1280, 720],
      ] as const) {
        const layout = layoutSlot({ width, height }, insets, { ...shape, reels })
        expect(celebrationWidth(layout)).toBeLessThanOrEqual(width)
        if (layout.portrait) expect(celebrationWidth(layout)).toBeGreaterThan(width * 0.9)
      }
  })
})
