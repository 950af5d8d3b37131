import type { SlotDefinition } from '../definition.ts'

/** Hold-and-spin, wheel, trail and chosen free spins, so small that every course of a round can be played; two of them can start in one spin. */
export const smallFeatures = {
  symbols: ['coin', 'star', 'mask', 'dice', 'a', 'b'],
  rows: [2, 2, 1],
  rule: {
    by: 'lines',
    lines: [
      [0, 0, 0],
      [1, 1, 0],
    ],
  },
  pays: { a: [0, 0, 1, 3], b: [0, 0, 0, 2] },
  spins: {
    base: {
      mode: 'base',
      strips: [
        ['coin', 'a', 'star', 'mask', 'b'],
        ['star', 'coin', 'dice', 'a'],
        ['coin', 'mask', 'a', 'star', 'dice'],
      ],
      scatters: [],
      triggers: [
        { symbol: 'coin', feature: 'hold', by: [0, 0, 2, 3, 4, 5] },
        { symbol: 'star', feature: 'wheel', by: [0, 0, 1] },
        { symbol: 'dice', feature: 'trail', by: [0, 0, 1] },
        { symbol: 'mask', feature: 'choose', by: [0, 0, 1] },
      ],
    },
    calm: {
      mode: 'free',
      strips: [
        ['a', 'b'],
        ['a', 'b', 'mask'],
        ['a', 'b', 'b'],
      ],
      multiplier: 2,
      scatters: [],
      triggers: [{ symbol: 'mask', feature: 'choose', by: [0, 1] }],
    },
    hot: {
      mode: 'free',
      strips: [
        ['a', 'a', 'b'],
        ['a', 'b'],
        ['a', 'b', 'b'],
      ],
      multiplier: 3,
      scatters: [],
      triggers: [],
    },
    sure: {
      mode: 'base',
      strips: [
        ['star', 'a'],
        ['star', 'b'],
        ['a', 'b'],
      ],
      scatters: [],
      triggers: [{ symbol: 'star', feature: 'wheel', by: [0, 0, 1] }],
    },
  },
  features: {
    hold: {
      kind: 'hold',
      spins: 1,
      landing: { hits: 1, of: 2 },
      prizes: [
        { kind: 'pay', units: 1, weight: 1 },
        { kind: 'multiply', times: 2, weight: 1 },
      ],
      full: { jackpot: 'grand', units: 20 },
    },
    wheel: {
      kind: 'wheel',
      rings: [
        [{ kind: 'pay', units: 1 }, { kind: 'up' }, { kind: 'multiply', times: 2 }],
        [
          { kind: 'pay', units: 4 },
          { kind: 'jackpot', jackpot: 'top', units: 9 },
        ],
      ],
      mostSpins: 3,
    },
    trail: {
      kind: 'trail',
      places: [
        { kind: 'pay', units: 1 },
        { kind: 'again', count: 1 },
        { kind: 'end' },
        { kind: 'pay', units: 6 },
      ],
      rolls: 2,
      sides: 2,
    },
    choose: {
      kind: 'choose',
      options: [
        { spin: 'calm', spins: 2, most: 3 },
        { spin: 'hot', spins: 1, most: 1 },
      ],
    },
  },
  modes: { sure: { kind: 'buy', price: 6, spin: 'sure' } },
  unitsPerStake: 2,
  betLevels: [2, 4],
  maxUnits: 40,
} satisfies SlotDefinition
