import type { SlotDefinition } from '../definition.ts'
import { base, free, starts, tiny } from './tiny-slot.ts'

/** Slots whose symbols are upgraded, split or go, small enough to play every course of. */
export const smallModifiers: Readonly<Record<string, SlotDefinition>> = {
  'symbols that are upgraded beside mysteries, and free spins in which others are': {
    ...tiny,
    symbols: [...tiny.symbols, 'veil'],
    spins: {
      base: {
        ...base,
        strips: [
          ['a', 'b', 'star', 'veil'],
          ['wild', 'veil', 'b', 'star'],
          ['b', 'a', 'b', 'star'],
        ],
        mystery: {
          symbol: 'veil',
          choices: [
            { symbol: 'a', weight: 1 },
            { symbol: 'b', weight: 1 },
          ],
        },
        upgrade: { none: 3, choices: [{ from: 'b', to: 'a', weight: 2 }] },
        triggers: starts('freeSpins', [0, 0, 0, 2]),
      },
      free: {
        ...free,
        upgrade: {
          none: 0,
          choices: [
            { from: 'b', to: 'a', weight: 1 },
            { from: 'a', to: 'b', weight: 2 },
          ],
        },
      },
    },
    features: { freeSpins: { kind: 'freeSpins', spin: 'free', most: 2 } },
  },
  'split symbols on strips and by draw, beside mixed pays': {
    ...tiny,
    symbols: [...tiny.symbols, 'aa', 'bb'],
    splits: [
      { symbol: 'aa', of: 'a' },
      { symbol: 'bb', of: 'b' },
    ],
    pays: { wild: [0, 0, 2, 20], a: [0, 0, 1, 3, 7, 9], b: [0, 0, 0, 3, 4, 11, 12] },
    mixed: [{ symbols: ['a', 'b'], pays: [0, 0, 0, 2, 3, 4, 5] }],
    spins: {
      base: {
        ...base,
        strips: [
          ['a', 'bb', 'star', 'b'],
          ['wild', 'aa', 'b', 'star'],
          ['b', 'a', 'aa', 'star'],
        ],
        wildMultipliers: [
          { value: 2, weight: 1 },
          { value: 3, weight: 1 },
        ],
        scatters: [{ symbol: 'star', pays: [0, 0, 0, 4] }],
        upgrade: { none: 2, choices: [{ from: 'b', to: 'bb', weight: 1 }] },
      },
    },
  },
  'split symbols on lines that pay both ways': {
    ...tiny,
    symbols: [...tiny.symbols, 'aa'],
    splits: [{ symbol: 'aa', of: 'a' }],
    rule: { ...tiny.rule, bothWays: true },
    pays: { wild: [0, 0, 3, 20], a: [0, 1, 2, 5, 6, 9], b: [0, 0, 2, 3] },
    spins: {
      base: {
        ...tiny.spins.base,
        strips: [
          ['a', 'aa', 'star', 'b'],
          ['wild', 'a', 'b', 'a'],
          ['b', 'a', 'aa', 'star', 'wild'],
        ],
      },
    },
  },
  'symbols that go beside scatters, mysteries and upgrades, and free spins from which others go': {
    ...tiny,
    symbols: [...tiny.symbols, 'veil'],
    spins: {
      base: {
        ...base,
        strips: [
          ['a', 'b', 'star', 'b'],
          ['wild', 'b', 'veil', 'star', 'a'],
          ['b', 'a', 'b', 'star'],
        ],
        removal: { none: 2, choices: [{ symbols: ['b'], weight: 1 }] },
        mystery: { symbol: 'veil', choices: [{ symbol: 'b', weight: 1 }] },
        upgrade: { none: 1, choices: [{ from: 'b', to: 'a', weight: 1 }] },
        scatters: [{ symbol: 'star', pays: [0, 0, 1, 4] }],
        triggers: starts('freeSpins', [0, 0, 0, 2]),
      },
      free: {
        ...free,
        removal: {
          none: 0,
          choices: [
            { symbols: ['a'], weight: 1 },
            { symbols: ['a', 'b'], weight: 1 },
          ],
        },
        triggers: starts('freeSpins', [0, 0, 0, 1]),
      },
    },
    features: { freeSpins: { kind: 'freeSpins', spin: 'free', most: 2 } },
  },
}
