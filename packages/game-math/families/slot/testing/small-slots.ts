import type { SlotDefinition } from '../definition.ts'
import { smallModifiers } from './small-modifiers.ts'
import { smallWays } from './small-ways.ts'
import { base, free, starts, tiny } from './tiny-slot.ts'

/** Slots small enough to play every course of, one for each mechanic; some together. */
export const smallSlots: Readonly<Record<string, SlotDefinition>> = {
  'wilds that pay': tiny,
  ...smallWays,
  ...smallModifiers,
  'lines that pay both ways': {
    ...tiny,
    rule: { ...tiny.rule, bothWays: true },
    pays: { wild: [0, 0, 2, 20], a: [0, 1, 2, 5], b: [0, 0, 1, 3] },
  },
  'lines that pay both ways, and wilds that multiply': {
    ...tiny,
    rule: { ...tiny.rule, bothWays: true },
    pays: { wild: [0, 1, 7, 8], a: [0, 0, 1, 5], b: [0, 1, 1, 3] },
    spins: {
      base: {
        ...tiny.spins.base,
        wildMultipliers: [
          { value: 2, weight: 3 },
          { value: 5, weight: 1 },
        ],
      },
    },
  },
  'wilds whose multipliers multiply': {
    ...tiny,
    spins: {
      base: {
        ...tiny.spins.base,
        wildMultipliers: [
          { value: 2, weight: 3 },
          { value: 5, weight: 1 },
        ],
      },
    },
  },
  'wilds whose multipliers add up': {
    ...tiny,
    wild: { symbol: 'wild', together: 'sum' },
    spins: {
      base: {
        ...tiny.spins.base,
        wildMultipliers: [
          { value: 1, weight: 1 },
          { value: 2, weight: 1 },
          { value: 4, weight: 1 },
        ],
      },
    },
  },
  'mixed pays, no wild, a full screen and a multiplier reel': {
    ...tiny,
    symbols: ['star', 'wild', 'a', 'b'],
    pays: { star: [0, 0, 0, 9], wild: [0, 0, 0, 7], a: [0, 0, 1, 5], b: [0, 1, 2, 3] },
    mixed: [
      { symbols: ['star', 'wild'], pays: [0, 0, 0, 4] },
      { symbols: ['a', 'b'], pays: [0, 0, 1, 2] },
    ],
    fullScreen: 2,
    spins: {
      base: {
        ...base,
        strips: [
          ['a', 'a', 'b', 'star'],
          ['a', 'a', 'star', 'wild'],
          ['b', 'a', 'a', 'wild'],
        ],
        multiplierReel: [
          { value: 1, weight: 5 },
          { value: 3, weight: 2 },
        ],
      },
    },
  },
  'a full screen of a mixture': {
    ...tiny,
    symbols: ['star', 'wild', 'a', 'b'],
    wild: { symbol: 'wild' },
    pays: { star: [0, 0, 0, 9], a: [0, 0, 1, 5], b: [0, 1, 2, 3] },
    mixed: [{ symbols: ['a', 'b'], pays: [0, 0, 1, 2] }],
    fullScreen: 3,
    fullScreenOf: ['a', 'b'],
    spins: {
      base: {
        ...base,
        strips: [
          ['a', 'a', 'b', 'star', 'b'],
          ['a', 'b', 'star', 'star', 'wild', 'b'],
          ['b', 'a', 'a', 'wild', 'star'],
        ],
      },
    },
  },
  'a wild that is chosen': {
    ...tiny,
    pays: { wild: [0, 0, 2, 20], a: [0, 0, 1, 5], b: [0, 0, 0, 3] },
    spins: {
      base: {
        ...base,
        strips: [
          ['a', 'b', 'wild', 'b'],
          ['b', 'a', 'star'],
          ['wild', 'a', 'star', 'b', 'b'],
        ],
        chosenWild: {
          symbol: 'star',
          choices: [
            { symbol: 'a', weight: 1 },
            { symbol: 'b', weight: 2 },
          ],
        },
      },
    },
  },
  'wilds that drop beside scatters': {
    ...tiny,
    spins: {
      base: {
        ...tiny.spins.base,
        wildDrop: {
          none: 3,
          patterns: [
            {
              cells: [
                [0, 0],
                [1, 1],
              ],
              weight: 1,
            },
            {
              cells: [
                [0, 1],
                [1, 1],
                [2, 0],
              ],
              weight: 2,
            },
          ],
        },
      },
    },
  },
  'a stack of wilds that nudges': {
    ...tiny,
    wild: { symbol: 'wild', nudges: true },
    spins: {
      base: {
        ...tiny.spins.base,
        strips: [
          ['a', 'b', 'star', 'a'],
          ['a', 'wild', 'wild', 'b', 'star', 'b'],
          ['b', 'wild', 'wild', 'a', 'a', 'star'],
        ],
      },
    },
  },
  'cash that is collected beside free spins': {
    ...tiny,
    symbols: ['wild', 'star', 'coin', 'box', 'a', 'b'],
    spins: {
      base: {
        ...tiny.spins.base,
        strips: [
          ['a', 'coin', 'star', 'coin'],
          ['wild', 'a', 'coin', 'star'],
          ['b', 'box', 'wild', 'star', 'box'],
        ],
        triggers: starts('freeSpins', [0, 0, 0, 1]),
        cash: {
          symbol: 'coin',
          collector: 'box',
          values: [
            { value: 2, weight: 2 },
            { value: 7, weight: 1 },
          ],
        },
      },
      free: { ...free, triggers: [] },
    },
    features: { freeSpins: { kind: 'freeSpins', spin: 'free', most: 1 } },
    maxUnits: 33,
  },
  'wilds that walk beside free spins': {
    ...tiny,
    spins: {
      base: {
        ...tiny.spins.base,
        strips: [
          ['a', 'b', 'star', 'a'],
          ['wild', 'a', 'b', 'star'],
          ['b', 'a', 'wild', 'a', 'star', 'wild'],
        ],
        triggers: starts('freeSpins', [0, 0, 0, 2]),
        walk: 'respins',
      },
      free: { ...free, triggers: [] },
      walked: {
        ...base,
        mode: 'respin',
        strips: [
          ['a', 'b', 'a'],
          ['a', 'b', 'b'],
          ['b', 'a', 'a', 'b'],
        ],
      },
    },
    features: {
      respins: { kind: 'walk', spin: 'walked' },
      freeSpins: { kind: 'freeSpins', spin: 'free', most: 2 },
    },
    maxUnits: 40,
  },
  'free spins with a colossal symbol': {
    ...tiny,
    spins: {
      base: { ...tiny.spins.base, triggers: starts('freeSpins', [0, 0, 0, 2]) },
      free: {
        ...free,
        strips: [
          ['a', 'wild', 'b', 'star'],
          ['a', 'b', 'wild', 'a'],
          ['a', 'b', 'wild', 'a'],
        ],
        colossal: [1, 2],
        scatters: [{ symbol: 'star', pays: [0, 1] }],
        triggers: starts('freeSpins', [0, 1]),
      },
    },
    features: { freeSpins: { kind: 'freeSpins', spin: 'free', most: 4 } },
  },
  'free spins that multiply and give more': {
    ...tiny,
    spins: {
      base: { ...tiny.spins.base, triggers: starts('freeSpins', [0, 0, 2, 3]) },
      free: {
        ...free,
        multiplier: 2,
        scatters: [{ symbol: 'star', pays: [0, 0, 0, 4] }],
        triggers: starts('freeSpins', [0, 0, 1, 2]),
      },
    },
    features: { freeSpins: { kind: 'freeSpins', spin: 'free', most: 5 } },
    maxUnits: 60,
  },
  'free spins that start a pick bonus': {
    ...tiny,
    spins: {
      base: { ...tiny.spins.base, triggers: starts('freeSpins', [0, 0, 0, 2]) },
      free: { ...free, triggers: starts('pick', [0, 0, 1]) },
    },
    features: {
      pick: { kind: 'pick', prizes: [2, 5], enders: 1 },
      freeSpins: { kind: 'freeSpins', spin: 'free', most: 2 },
    },
  },
  'a book': {
    ...tiny,
    wild: { symbol: 'star' },
    symbols: ['wild', 'star', 'a', 'b'],
    spins: {
      base: { ...base, triggers: starts('freeSpins', [0, 0, 0, 2]) },
      free: { ...free, triggers: starts('freeSpins', [0, 0, 0, 1]) },
    },
    features: {
      freeSpins: {
        kind: 'book',
        spin: 'free',
        most: 3,
        symbols: [
          { symbol: 'wild', weight: 1 },
          { symbol: 'a', weight: 2 },
        ],
      },
    },
  },
  'a book of two symbols': {
    ...tiny,
    wild: { symbol: 'star' },
    symbols: ['wild', 'star', 'a', 'b'],
    spins: {
      base: { ...base, triggers: starts('freeSpins', [0, 0, 0, 2]) },
      free: { ...free, triggers: starts('freeSpins', [0, 0, 0, 1]) },
    },
    features: {
      freeSpins: {
        kind: 'book',
        spin: 'free',
        most: 3,
        drawn: 2,
        symbols: [
          { symbol: 'wild', weight: 1 },
          { symbol: 'a', weight: 2 },
          { symbol: 'b', weight: 3 },
        ],
      },
    },
  },
  'a respin of the reels that do not show a star': {
    ...tiny,
    spins: {
      base: {
        ...tiny.spins.base,
        scatters: [{ symbol: 'star', pays: [0, 0, 2, 4] }],
        respin: { feature: 'respins', symbol: 'star', count: 1 },
      },
      again: {
        ...base,
        mode: 'respin',
        multiplier: 2,
        scatters: [{ symbol: 'star', pays: [0, 0, 0, 7] }],
        triggers: starts('pick', [0, 0, 1]),
      },
    },
    features: {
      respins: { kind: 'respin', spin: 'again' },
      pick: { kind: 'pick', prizes: [2], enders: 1 },
    },
  },
  'a respin in free spins that pay both ways': {
    ...tiny,
    rule: { ...tiny.rule, bothWays: true },
    spins: {
      base: { ...base, triggers: starts('freeSpins', [0, 0, 0, 2]) },
      free: {
        ...free,
        triggers: starts('freeSpins', [0, 0, 0, 1]),
        respin: { feature: 'respins', symbol: 'star', count: 2 },
      },
      again: { ...base, mode: 'respin', scatters: [{ symbol: 'star', pays: [0, 0, 0, 1] }] },
    },
    features: {
      freeSpins: { kind: 'freeSpins', spin: 'free', most: 3 },
      respins: { kind: 'respin', spin: 'again' },
    },
  },
  'mysteries, and free spins in which they fill their reels and stay': {
    ...tiny,
    symbols: [...tiny.symbols, 'veil'],
    spins: {
      base: {
        ...base,
        strips: [
          ['a', 'b', 'star', 'veil'],
          ['wild', 'veil', 'b', 'star'],
          ['b', 'a', 'veil', 'veil', 'star'],
        ],
        mystery: {
          symbol: 'veil',
          choices: [
            { symbol: 'a', weight: 1 },
            { symbol: 'b', weight: 3 },
          ],
        },
        triggers: starts('freeSpins', [0, 0, 0, 2]),
      },
      free: {
        ...free,
        strips: [
          ['a', 'b', 'veil'],
          ['wild', 'veil', 'b', 'a'],
          ['b', 'a', 'a'],
        ],
        sticky: true,
        mystery: {
          symbol: 'veil',
          fills: true,
          choices: [
            { symbol: 'a', weight: 2 },
            { symbol: 'b', weight: 1 },
          ],
        },
      },
    },
    features: { freeSpins: { kind: 'stickyReels', spin: 'free', extraPerReel: 1 } },
  },
}
