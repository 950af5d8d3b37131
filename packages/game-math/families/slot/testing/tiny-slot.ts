import type { SlotDefinition } from '../definition.ts'

/** Strips of three reels. */
export const strips = [
  ['a', 'b', 'star', 'a', 'wild'],
  ['wild', 'a', 'b', 'star'],
  ['b', 'a', 'wild', 'star'],
]

/** The paid spin over them. */
export const base = { mode: 'base', strips, scatters: [], triggers: [] } as const

/** The smallest slot that tests vary: three reels of two rows, three lines, a wild that pays and a scatter. */
export const tiny = {
  symbols: ['wild', 'star', 'a', 'b'],
  rows: [2, 2, 2],
  rule: {
    by: 'lines',
    lines: [
      [0, 0, 0],
      [1, 1, 1],
      [0, 1, 0],
    ],
  },
  wild: { symbol: 'wild' },
  pays: { wild: [0, 0, 2, 20], a: [0, 0, 1, 5], b: [0, 0, 0, 3] },
  spins: {
    base: { ...base, scatters: [{ symbol: 'star', pays: [0, 0, 0, 4] }] },
  },
  features: {},
  unitsPerStake: 3,
  betLevels: [3, 6],
  maxUnits: 900,
} satisfies SlotDefinition

/** A free spin over the same strips. */
export const free = { ...base, mode: 'free' } as const
/** What so many stars start. */
export const starts = (feature: string, by: readonly number[]) => [{ symbol: 'star', feature, by }]
