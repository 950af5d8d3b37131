import { describe, expect, it } from 'vitest'
import { type Box, type InstantShape, layoutInstant } from './layout.ts'

const bars = (top: number, bottom: number) => ({ top, bottom, left: 8, right: 8 })
const screens = [
  { name: 'a phone', size: { width: 390, height: 844 }, insets: bars(56, 224) },
  { name: 'a small phone', size: { width: 360, height: 640 }, insets: bars(56, 212) },
  { name: 'a phone held sideways', size: { width: 844, height: 390 }, insets: bars(44, 72) },
  { name: 'a tablet', size: { width: 820, height: 1180 }, insets: bars(60, 190) },
  { name: 'a desk', size: { width: 1440, height: 900 }, insets: bars(60, 104) },
  { name: 'a large desk', size: { width: 2560, height: 1440 }, insets: bars(80, 140) },
]
const games: readonly InstantShape['game'][] = ['gate', 'pegs', 'mines', 'tower', 'scratch', 'pick']

describe.each(screens)('instant games on $name', ({ size, insets }) => {
  it.each(games)('have room for play and panel, one beside the other: %s', (game) => {
    const { play, panel } = layoutInstant(size, insets, { game, logoRatio: 5 })
    for (const box of [play, panel]) {
      expect(box.width).toBeGreaterThan(100)
      expect(box.height).toBeGreaterThan(80)
      expect(box.x).toBeGreaterThanOrEqual(insets.left - 0.01)
      expect(box.y).toBeGreaterThanOrEqual(insets.top - 0.01)
      expect(box.x + box.width).toBeLessThanOrEqual(size.width - insets.right + 0.01)
      expect(box.y + box.height).toBeLessThanOrEqual(size.height - insets.bottom + 0.01)
    }
    expect(areApart(play, panel)).toBe(true)
  })
})

it('gives what a small panel leaves to the play', () => {
  const size = { width: 390, height: 844 }
  const heightOf = (game: InstantShape['game']) =>
    layoutInstant(size, bars(56, 224), { game, logoRatio: 5 }).play.height
  expect(heightOf('pegs')).toBeGreaterThan(heightOf('tower'))
})

const areApart = (one: Box, other: Box): boolean =>
  one.x + one.width <= other.x ||
  other.x + other.width <= one.x ||
  one.y + one.height <= other.y ||
  other.y + other.height <= one.y
