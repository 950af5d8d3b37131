import { describe, expect, it } from 'vitest'
import { type Box, boxOfNumber, layoutKeno } from './layout.ts'

const shape = { numbers: 80, balls: 20, hasChoice: false, logoRatio: 4.7 }
const screens = [
  { name: 'a phone', size: { width: 390, height: 844 }, insets: bars(56, 152) },
  { name: 'a small phone', size: { width: 360, height: 640 }, insets: bars(56, 140) },
  { name: 'a phone held sideways', size: { width: 844, height: 390 }, insets: bars(44, 72) },
  { name: 'a tablet', size: { width: 820, height: 1180 }, insets: bars(60, 150) },
  { name: 'a desk', size: { width: 1440, height: 900 }, insets: bars(60, 104) },
  { name: 'a large desk', size: { width: 2560, height: 1440 }, insets: bars(80, 140) },
]

function bars(top: number, bottom: number) {
  return { top, bottom, left: 8, right: 8 }
}

describe.each(screens)('keno on $name', ({ size, insets }) => {
  const layout = layoutKeno(size, insets, shape)
  const { board, pays, tools, drum, tray, pitch } = layout
  const machine = {
    x: drum.x - drum.radius,
    y: drum.y - drum.radius,
    width: drum.radius * 2,
    height: drum.radius * 2,
  }

  it('keeps everything between the bars', () => {
    for (const box of [board, pays, tools, machine, tray.box]) {
      expect(box.x).toBeGreaterThanOrEqual(insets.left - 0.01)
      expect(box.y).toBeGreaterThanOrEqual(insets.top - 0.01)
      expect(box.x + box.width).toBeLessThanOrEqual(size.width - insets.right + 0.01)
      expect(box.y + box.height).toBeLessThanOrEqual(size.height - insets.bottom + 0.01)
    }
  })

  it('lays nothing over anything else', () => {
    const boxes = [board, pays, tools, machine, tray.box]
    for (const [index, one] of boxes.entries())
      for (const other of boxes.slice(index + 1)) expect(shared(one, other)).toBeLessThan(0.5)
  })

  it('has room to press every number, and all of them on the board', () => {
    expect(pitch).toBeGreaterThanOrEqual(size.width === 360 ? 24 : 29)
    const last = boxOfNumber(layout, 80)
    expect(last.x + last.width).toBeCloseTo(board.x + board.width, 6)
    expect(last.y + last.height).toBeCloseTo(board.y + board.height, 6)
  })

  it('has a place for every ball', () => {
    expect(tray.places).toHaveLength(20)
    expect(tray.diameter).toBeGreaterThan(14)
  })
})

it('a thumb finds every number on a phone: 44 pixels and more', () => {
  const { pitch } = layoutKeno({ width: 390, height: 844 }, bars(56, 152), shape)
  expect(pitch).toBeGreaterThanOrEqual(44)
})

function shared(one: Box, other: Box): number {
  const along = (from: number, size: number, start: number, length: number): number =>
    Math.max(0, Math.min(from + size, start + length) - Math.max(from, start))
  return (
    along(one.x, one.width, other.x, other.width) * along(one.y, one.height, other.y, other.height)
  )
}

it('lays forty-nine numbers out as a square, upright and wide', () => {
  for (const { size, insets } of screens) {
    const { columns, board } = layoutKeno(size, insets, {
      numbers: 49,
      balls: 6,
      hasChoice: true,
      logoRatio: 4.7,
    })
    expect(columns).toBe(7)
    expect(board.width).toBeCloseTo(board.height, 6)
  }
})
