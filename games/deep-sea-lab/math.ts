import type { SlotDefinition } from '@fairhouse/game-math/families/slot/definition'
import { slotGame } from '@fairhouse/game-math/families/slot/slot-game'
import { strips } from './reels.ts'
import { symbols } from './symbols.ts'

const choices = ['submarine', 'diver', 'angler', 'jelly', 'A', 'K', 'Q', 'J', '10'].map(
  (symbol) => ({ symbol, weight: 1 }),
)

/**
 * Deep Sea Lab: five reels, twenty-five lines; all mysteries in view become one symbol, and in free spins they fill their reels and stay.
 * A stake is twenty-five line bets.
 */
export const definition = {
  symbols,
  rows: [3, 3, 3, 3, 3],
  rule: {
    by: 'lines',
    lines: [
      [1, 1, 1, 1, 1],
      [0, 0, 0, 0, 0],
      [2, 2, 2, 2, 2],
      [0, 1, 2, 1, 0],
      [2, 1, 0, 1, 2],
      [1, 0, 0, 0, 1],
      [1, 2, 2, 2, 1],
      [0, 0, 1, 2, 2],
      [2, 2, 1, 0, 0],
      [1, 2, 1, 0, 1],
      [1, 0, 1, 2, 1],
      [0, 1, 1, 1, 0],
      [2, 1, 1, 1, 2],
      [0, 1, 0, 1, 0],
      [2, 1, 2, 1, 2],
      [1, 1, 0, 1, 1],
      [1, 1, 2, 1, 1],
      [0, 0, 2, 0, 0],
      [2, 2, 0, 2, 2],
      [0, 2, 2, 2, 0],
      [2, 0, 0, 0, 2],
      [1, 0, 2, 0, 1],
      [1, 2, 0, 2, 1],
      [0, 2, 0, 2, 0],
      [2, 0, 2, 0, 2],
    ],
  },
  wild: { symbol: 'wild' },
  pays: {
    submarine: [0, 0, 0, 50, 200, 1000],
    diver: [0, 0, 0, 40, 125, 500],
    angler: [0, 0, 0, 30, 100, 300],
    jelly: [0, 0, 0, 25, 75, 250],
    A: [0, 0, 0, 15, 40, 125],
    K: [0, 0, 0, 15, 40, 125],
    Q: [0, 0, 0, 10, 30, 100],
    J: [0, 0, 0, 10, 30, 100],
    '10': [0, 0, 0, 10, 25, 75],
  },
  spins: {
    base: {
      mode: 'base',
      strips: strips.base,
      mystery: { symbol: 'mystery', choices },
      scatters: [{ symbol: 'sonar', pays: [0, 0, 0, 50, 250, 1250] }],
      triggers: [{ symbol: 'sonar', feature: 'freeSpins', by: [0, 0, 0, 10, 10, 10] }],
    },
    free: {
      mode: 'free',
      strips: strips.free,
      sticky: true,
      mystery: { symbol: 'mystery', choices, fills: true },
      scatters: [],
      triggers: [],
    },
  },
  features: { freeSpins: { kind: 'stickyReels', spin: 'free', extraPerReel: 0 } },
  unitsPerStake: 25,
  betLevels: [25, 50, 75, 100, 200, 300, 500, 1000, 2000, 3000, 5000, 10_000],
  maxUnits: 25_000,
} satisfies SlotDefinition

export const game = slotGame(definition)
