import type { SlotDefinition } from '@fairhouse/game-math/families/slot/definition'
import { linesOf5x3 } from '@fairhouse/game-math/families/slot/paylines'
import { slotGame } from '@fairhouse/game-math/families/slot/slot-game'
import { strips } from './reels.ts'
import { symbols } from './symbols.ts'

/**
 * Monarch Reels: five reels, five lines. A crown fills its whole reel, and each of its cells is set with a stone that may double or triple
 * what runs through it: crowned reels multiply each other. A stake is five line bets.
 */
export const definition = {
  symbols,
  rows: [3, 3, 3, 3, 3],
  rule: { by: 'lines', lines: linesOf5x3(5) },
  wild: { symbol: 'wild', expands: true },
  pays: {
    throne: [0, 0, 2, 20, 100, 500],
    orb: [0, 0, 0, 15, 60, 180],
    sceptre: [0, 0, 0, 10, 30, 150],
    ring: [0, 0, 0, 8, 25, 80],
    A: [0, 0, 0, 4, 12, 50],
    K: [0, 0, 0, 4, 12, 50],
    Q: [0, 0, 0, 3, 10, 30],
  },
  spins: {
    base: {
      mode: 'base',
      strips: strips.base,
      wildMultipliers: [
        { value: 1, weight: 2 },
        { value: 2, weight: 1 },
        { value: 3, weight: 1 },
      ],
      scatters: [],
      triggers: [],
    },
  },
  features: {},
  unitsPerStake: 5,
  betLevels: [50, 100, 250, 500, 1000, 2500, 5000, 10_000, 25_000, 50_000],
  maxUnits: 15_000,
} satisfies SlotDefinition

export const game = slotGame(definition)
