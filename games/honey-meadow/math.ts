import type { SlotDefinition } from '@fairhouse/game-math/families/slot/definition'
import { linesOf5x3 } from '@fairhouse/game-math/families/slot/paylines'
import { slotGame } from '@fairhouse/game-math/families/slot/slot-game'
import { strips } from './reels.ts'
import { symbols } from './symbols.ts'

/**
 * Honey Meadow: five reels, forty lines; combs on the reels between carry amounts, and bees on both outer reels collect them, each for
 * itself. A stake is forty line bets.
 */
export const definition = {
  symbols,
  rows: [3, 3, 3, 3, 3],
  rule: { by: 'lines', lines: linesOf5x3(40) },
  wild: { symbol: 'wild' },
  pays: {
    hive: [0, 0, 0, 50, 200, 1000],
    jar: [0, 0, 0, 40, 150, 600],
    dipper: [0, 0, 0, 30, 80, 400],
    daisy: [0, 0, 0, 25, 60, 250],
    A: [0, 0, 0, 12, 40, 200],
    K: [0, 0, 0, 10, 35, 150],
    Q: [0, 0, 0, 8, 25, 120],
    J: [0, 0, 0, 8, 25, 100],
  },
  spins: {
    base: {
      mode: 'base',
      strips: strips.base,
      cash: {
        symbol: 'comb',
        collector: 'bee',
        values: [
          { value: 10, weight: 298 },
          { value: 20, weight: 240 },
          { value: 40, weight: 122 },
          { value: 80, weight: 50 },
          { value: 200, weight: 16 },
          { value: 400, weight: 6 },
          { value: 4000, weight: 1 },
        ],
      },
      scatters: [],
      triggers: [],
    },
  },
  features: {},
  unitsPerStake: 40,
  maxUnits: 8000,
  betLevels: [40, 80, 120, 200, 400, 600, 1000, 2000, 3000, 4000, 6000, 10_000],
} satisfies SlotDefinition

export const game = slotGame(definition)
