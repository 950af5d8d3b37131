import type { SlotDefinition } from '@fairhouse/game-math/families/slot/definition'
import { linesOf5x3 } from '@fairhouse/game-math/families/slot/paylines'
import { slotGame } from '@fairhouse/game-math/families/slot/slot-game'
import { strips } from './reels.ts'
import { symbols } from './symbols.ts'

/**
 * Mountain Post: five reels, twenty lines, and a wind that blows low symbols off the reels: on some spins, and on every free spin. What
 * is above them falls, and the reels go on without them. A stake is twenty line bets.
 */
export const definition = {
  symbols,
  rows: [3, 3, 3, 3, 3],
  rule: { by: 'lines', lines: linesOf5x3(20) },
  wild: { symbol: 'wild' },
  pays: {
    dog: [0, 0, 0, 75, 400, 2500],
    coach: [0, 0, 0, 45, 180, 900],
    parcel: [0, 0, 0, 30, 90, 400],
    letter: [0, 0, 0, 20, 70, 250],
    A: [0, 0, 0, 12, 30, 100],
    K: [0, 0, 0, 12, 30, 100],
    Q: [0, 0, 0, 10, 25, 80],
    J: [0, 0, 0, 8, 20, 60],
    '10': [0, 0, 0, 8, 20, 60],
  },
  spins: {
    base: {
      mode: 'base',
      strips: strips.base,
      removal: {
        none: 90,
        choices: [
          { symbols: ['J', '10'], weight: 5 },
          { symbols: ['Q', 'J', '10'], weight: 3 },
          { symbols: ['A', 'K', 'Q', 'J', '10'], weight: 2 },
        ],
      },
      scatters: [{ symbol: 'horn', pays: [0, 0, 0, 28, 130, 600] }],
      triggers: [{ symbol: 'horn', feature: 'freeSpins', by: [0, 0, 0, 10, 12, 15] }],
    },
    free: {
      mode: 'free',
      strips: strips.free,
      removal: {
        none: 0,
        choices: [
          { symbols: ['J', '10'], weight: 5 },
          { symbols: ['Q', 'J', '10'], weight: 3 },
          { symbols: ['A', 'K', 'Q', 'J', '10'], weight: 2 },
        ],
      },
      scatters: [],
      triggers: [],
    },
  },
  features: { freeSpins: { kind: 'freeSpins', spin: 'free', most: 15 } },
  unitsPerStake: 20,
  betLevels: [20, 40, 60, 80, 100, 200, 300, 500, 1000, 2000, 3000, 5000, 10_000],
  maxUnits: 20_000,
} satisfies SlotDefinition

export const game = slotGame(definition)
