import { describe, expect, it } from 'vitest'
import type { Box } from './layout.ts'
import { layoutSeveral } from './layout-several.ts'

const ratio = 0.714
const screens = [
  ['a desk', { width: 1440, height: 900 }, { top: 60, right: 8, bottom: 100, left: 8 }],
  ['a phone', { width: 390, height: 844 }, { top: 56, right: 8, bottom: 210, left: 8 }],
  ['a phone on its side', { width: 844, height: 390 }, { top: 48, right: 8, bottom: 72, left: 8 }],
  ['a tablet', { width: 820, height: 1180 }, { top: 60, right: 8, bottom: 180, left: 8 }],
] as const

describe.each(screens)('on %s', (_, size, room) => {
  it.each([3, 5, 10, 25, 50, 100])('%i hands lie apart, and where no control is', (hands) => {
    const { small, cards, payTable } = layoutSeveral(size, room, { rows: 11, ratio, hands })
    expect(small).toHaveLength(hands - 1)
    const front: Box[] = cards.map(({ x, y, height }) => ({
      left: x - (height * ratio) / 2,
      top: y - height * 0.7,
      width: height * ratio,
      height: height * 1.2,
    }))
    for (const [at, box] of small.entries()) {
      expect(box.left).toBeGreaterThanOrEqual(room.left - 1)
      expect(box.left + box.width).toBeLessThanOrEqual(size.width - room.right + 1)
      expect(box.top).toBeGreaterThanOrEqual(room.top - 1)
      for (const other of [...small.slice(at + 1), ...front, payTable])
        expect(overlap(box, other)).toBe(false)
    }
    for (const { y, height } of cards)
      expect(y + height / 2).toBeLessThanOrEqual(size.height - room.bottom + 1)
  })
})

const overlap = (a: Box, b: Box): boolean =>
  a.left < b.left + b.width - 1 &&
  b.left < a.left + a.width - 1 &&
  a.top < b.top + b.height - 1 &&
  b.top < a.top + a.height - 1
