import type { CascadeDefinition } from '@fairhouse/game-math/families/cascade/definition'
import { symbols } from './symbols.ts'

/** The same on each of the six reels. */
const onEveryReel = <Value>(value: Value): readonly Value[] =>
  Array.from({ length: 6 }, () => value)

/** What 8 or 9, 10 or 11, and 12 or more pay. */
const from8 = (few: number, more: number, many: number): readonly number[] => [
  ...Array.from({ length: 8 }, () => 0),
  few,
  few,
  more,
  more,
  many,
]

const cells = {
  lolly: 20,
  heart: 60,
  star: 75,
  drop: 80,
  bean: 90,
  cube: 100,
  swirl: 118,
  berry: 142,
  mint: 160,
  cone: 176,
}

/** Candy Grotto: six reels of five, eight of a kind anywhere pay and go, and bombs multiply what a free spin won. */
export const definition = {
  symbols,
  heights: onEveryReel([5]),
  by: 'anywhere',
  pays: {
    heart: from8(240, 600, 1500),
    star: from8(120, 320, 800),
    drop: from8(90, 240, 500),
    bean: from8(70, 140, 360),
    cube: from8(50, 100, 300),
    swirl: from8(36, 70, 240),
    berry: from8(24, 50, 200),
    mint: from8(15, 36, 150),
    cone: from8(10, 24, 100),
  },
  wild: null,
  cornerWilds: false,
  weights: {
    base: onEveryReel(cells),
    free: onEveryReel({ ...cells, lolly: 18, bomb: 38, mint: 175, cone: 195 }),
  },
  climb: { base: [1], free: [1], stays: false },
  bombs: {
    symbol: 'bomb',
    values: [
      { value: 2, weight: 18 },
      { value: 3, weight: 16 },
      { value: 4, weight: 12 },
      { value: 5, weight: 12 },
      { value: 6, weight: 8 },
      { value: 8, weight: 8 },
      { value: 10, weight: 8 },
      { value: 15, weight: 6 },
      { value: 25, weight: 6 },
      { value: 50, weight: 8 },
      { value: 100, weight: 8 },
    ],
  },
  scatter: {
    symbol: 'lolly',
    pays: [0, 0, 0, 0, 60, 100, 2000],
    freeSpins: [0, 0, 0, 0, 10],
    extra: [0, 0, 0, 5],
    most: 50,
  },
  unitsPerStake: 20,
  betLevels: [20, 40, 60, 100, 200, 300, 500, 1000, 2000, 3000, 5000, 10_000],
  maxUnits: 50_000,
} satisfies CascadeDefinition
