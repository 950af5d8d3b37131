import type { SlotDefinition } from '@fairhouse/game-math/families/slot/definition'
import { linesOf5x3 } from '@fairhouse/game-math/families/slot/paylines'
import { slotGame } from '@fairhouse/game-math/families/slot/slot-game'
import { strips } from './reels.ts'
import { symbols } from './symbols.ts'

/**
 * Samurai Ink: five reels, twenty lines, symbols that are two of another, and a blade that on some spins cuts all of one symbol in two,
 * on each free spin for sure: up to ten of a kind on five reels. A stake is twenty line bets.
 */
export const definition = {
  symbols,
  rows: [3, 3, 3, 3, 3],
  rule: { by: 'lines', lines: linesOf5x3(20) },
  wild: { symbol: 'wild' },
  splits: [
    { symbol: 'samurais', of: 'samurai' },
    { symbol: 'masks', of: 'mask' },
    { symbol: 'katanas', of: 'katana' },
    { symbol: 'brushes', of: 'brush' },
  ],
  pays: {
    samurai: [0, 0, 0, 20, 60, 150, 300, 600, 1200, 2500, 5000],
    mask: [0, 0, 0, 15, 40, 100, 200, 400, 800, 1500, 3000],
    katana: [0, 0, 0, 12, 30, 75, 125, 225, 450, 900, 1800],
    brush: [0, 0, 0, 10, 25, 50, 90, 160, 300, 600, 1200],
    A: [0, 0, 0, 8, 20, 60],
    K: [0, 0, 0, 8, 20, 60],
    Q: [0, 0, 0, 6, 15, 45],
    J: [0, 0, 0, 6, 15, 45],
    '10': [0, 0, 0, 5, 12, 40],
  },
  spins: {
    base: {
      mode: 'base',
      strips: strips.base,
      upgrade: {
        none: 88,
        choices: [
          { from: 'samurai', to: 'samurais', weight: 2 },
          { from: 'mask', to: 'masks', weight: 3 },
          { from: 'katana', to: 'katanas', weight: 3 },
          { from: 'brush', to: 'brushes', weight: 4 },
        ],
      },
      scatters: [{ symbol: 'sun', pays: [0, 0, 0, 40, 200, 1000] }],
      triggers: [{ symbol: 'sun', feature: 'freeSpins', by: [0, 0, 0, 8, 10, 12] }],
    },
    free: {
      mode: 'free',
      strips: strips.free,
      upgrade: {
        none: 0,
        choices: [
          { from: 'samurai', to: 'samurais', weight: 1 },
          { from: 'mask', to: 'masks', weight: 1 },
          { from: 'katana', to: 'katanas', weight: 1 },
          { from: 'brush', to: 'brushes', weight: 1 },
        ],
      },
      scatters: [],
      triggers: [],
    },
  },
  features: { freeSpins: { kind: 'freeSpins', spin: 'free', most: 12 } },
  unitsPerStake: 20,
  betLevels: [20, 40, 60, 80, 100, 200, 300, 500, 1000, 2000, 3000, 5000, 10_000],
  maxUnits: 20_000,
} satisfies SlotDefinition

export const game = slotGame(definition)
