import { describe, expect, it } from 'vitest'
import { layoutTable, type TableLayout } from './layout.ts'

const ratio = 0.714
const shape = { rows: 9, ratio }

const screens = [
  ['a desk', { width: 1440, height: 900 }, { top: 60, right: 8, bottom: 100, left: 8 }],
  ['a phone', { width: 390, height: 844 }, { top: 56, right: 8, bottom: 210, left: 8 }],
  ['a phone on its side', { width: 844, height: 390 }, { top: 48, right: 8, bottom: 72, left: 8 }],
  ['a small phone', { width: 320, height: 640 }, { top: 56, right: 8, bottom: 200, left: 8 }],
  ['a tablet', { width: 820, height: 1180 }, { top: 60, right: 8, bottom: 180, left: 8 }],
] as const

describe.each(screens)('on %s', (_, size, room) => {
  const layout = layoutTable(size, room, shape)
  const boxes = layout.cards.map(({ x, y, height }) => ({
    left: x - (height * ratio) / 2,
    right: x + (height * ratio) / 2,
    // A held card is pushed up by a tenth and wears a plate.
    top: y - height * 0.7,
    bottom: y + height / 2,
  }))

  it('every card lies where no control is, held or not', () => {
    expect(layout.cards).toHaveLength(5)
    for (const { left, right, top, bottom } of boxes) {
      expect(left).toBeGreaterThanOrEqual(room.left - 1)
      expect(right).toBeLessThanOrEqual(size.width - room.right + 1)
      expect(top).toBeGreaterThanOrEqual(room.top - 1)
      expect(bottom).toBeLessThanOrEqual(size.height - room.bottom + 1)
    }
  })

  it('no card lies over another, or over the pay table', () => {
    for (const [at, one] of boxes.entries()) {
      for (const other of boxes.slice(at + 1)) expect(overlap(one, other)).toBe(false)
      expect(overlap(one, edges(layout))).toBe(false)
    }
  })

  it('cards are large enough to read and to press, rows of the table to read', () => {
    for (const { height } of layout.cards) expect(height * ratio).toBeGreaterThanOrEqual(56)
    expect(layout.row).toBeGreaterThanOrEqual(17)
    expect(layout.payTable.height).toBeCloseTo(layout.row * 9)
  })
})

type Edges = Readonly<Record<'left' | 'right' | 'top' | 'bottom', number>>

function edges({ payTable: { left, top, width, height } }: TableLayout): Edges {
  return { left, top, right: left + width, bottom: top + height }
}

const overlap = (a: Edges, b: Edges): boolean =>
  a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1
