import type { SlotDefinition } from '../definition.ts'

const free = [
  ['a', 'b', 'a'],
  ['wild', 'a', 'b', 'b'],
  ['a', 'a', 'b'],
  ['b', 'wild', 'a', 'b', 'a'],
  ['a', 'b', 'b'],
]

/**
 * A slot so small that every course of a round can be played: moons, coffin and wilds are all common, coffin and moons come
 * together, and free spins reach the most a round wins.
 */
export const smallSlot = {
  symbols: ['wild', 'moon', 'coffin', 'a', 'b'],
  rows: [3, 3, 3, 3, 3],
  wild: { symbol: 'wild', expands: true },
  rule: {
    by: 'lines',
    lines: [
      [0, 0, 0, 0, 0],
      [1, 1, 1, 1, 1],
      [0, 1, 2, 1, 0],
      [2, 1, 1, 2, 0],
    ],
  },
  pays: { a: [0, 0, 1, 2, 4, 9], b: [0, 0, 0, 1, 2, 5] },
  spins: {
    base: {
      mode: 'base',
      strips: [
        ['moon', 'a', 'b', 'a'],
        ['moon', 'b', 'a', 'b'],
        ['wild', 'a', 'b', 'moon', 'b', 'a'],
        ['a', 'b', 'a'],
        ['coffin', 'a', 'a', 'b'],
      ],
      scatters: [{ symbol: 'moon', pays: [0, 0, 0, 3, 5, 8] }],
      triggers: [
        { symbol: 'moon', feature: 'freeSpins', by: [0, 0, 0, 2, 2, 2] },
        { symbol: 'coffin', feature: 'pick', by: [0, 1] },
      ],
    },
    free: { mode: 'free', strips: free, sticky: true, scatters: [], triggers: [] },
  },
  features: {
    pick: { kind: 'pick', prizes: [1, 1, 4], enders: 2 },
    freeSpins: { kind: 'stickyReels', spin: 'free', extraPerReel: 1 },
  },
  unitsPerStake: 4,
  betLevels: [4, 8, 20],
  maxUnits: 51,
} satisfies SlotDefinition
