import type { SlotDefinition } from '../definition.ts'
import { base, strips, tiny } from './tiny-slot.ts'

/** Slots of ways, small enough to play every course of. */
export const smallWays: Readonly<Record<string, SlotDefinition>> = {
  ways: { ...tiny, rule: { by: 'ways' }, pays: { a: [0, 0, 1, 5], b: [0, 0, 0, 3] } },
  'ways both ways': {
    ...tiny,
    rule: { by: 'ways', bothWays: true },
    pays: { a: [0, 1, 2, 5], b: [0, 0, 1, 3] },
  },
  'ways both ways over four reels, and wilds that multiply': {
    ...tiny,
    rows: [2, 1, 2, 1],
    rule: { by: 'ways', bothWays: true },
    pays: { a: [0, 0, 1, 5, 7], b: [0, 1, 1, 3, 4], star: [0, 0, 0, 2, 9] },
    spins: {
      base: {
        ...base,
        strips: [...strips, ['a', 'b', 'wild', 'star']],
        wildMultipliers: [
          { value: 1, weight: 2 },
          { value: 3, weight: 1 },
        ],
      },
    },
  },
  'ways of symbols that are upgraded before wilds drop': {
    ...tiny,
    rule: { by: 'ways' },
    pays: { a: [0, 0, 1, 5], b: [0, 0, 0, 3] },
    spins: {
      base: {
        ...tiny.spins.base,
        upgrade: { none: 1, choices: [{ from: 'b', to: 'a', weight: 1 }] },
        wildDrop: { none: 1, patterns: [{ cells: [[1, 1]], weight: 1 }] },
      },
    },
  },
  'ways of split symbols': {
    ...tiny,
    symbols: [...tiny.symbols, 'aa'],
    splits: [{ symbol: 'aa', of: 'a' }],
    rule: { by: 'ways', bothWays: true },
    pays: { a: [0, 0, 1, 5], b: [0, 0, 0, 3] },
    spins: {
      base: {
        ...tiny.spins.base,
        strips: [
          ['a', 'b', 'aa', 'wild'],
          ['wild', 'a', 'aa', 'star'],
          ['b', 'aa', 'wild', 'a'],
        ],
        upgrade: { none: 1, choices: [{ from: 'a', to: 'aa', weight: 1 }] },
      },
    },
  },
  'ways of split symbols that may go, and a wild that is chosen': {
    ...tiny,
    symbols: [...tiny.symbols, 'lamp', 'bb'],
    splits: [{ symbol: 'bb', of: 'b' }],
    rule: { by: 'ways' },
    pays: { a: [0, 0, 1, 5], b: [0, 0, 0, 3] },
    spins: {
      base: {
        ...tiny.spins.base,
        strips: [
          ['a', 'b', 'bb', 'star', 'a'],
          ['lamp', 'a', 'bb', 'star', 'b'],
          ['b', 'a', 'wild', 'star'],
        ],
        removal: {
          none: 1,
          choices: [
            { symbols: ['bb'], weight: 1 },
            { symbols: ['b', 'bb'], weight: 1 },
          ],
        },
        chosenWild: { symbol: 'lamp', choices: [{ symbol: 'a', weight: 1 }] },
        multiplierReel: [
          { value: 1, weight: 2 },
          { value: 3, weight: 1 },
        ],
      },
    },
  },
  'ways with wilds that multiply': {
    ...tiny,
    rule: { by: 'ways' },
    pays: { a: [0, 0, 1, 5], b: [0, 0, 0, 3], star: [0, 0, 0, 1] },
    spins: {
      base: {
        ...base,
        wildMultipliers: [
          { value: 1, weight: 2 },
          { value: 3, weight: 1 },
        ],
      },
    },
  },
}
