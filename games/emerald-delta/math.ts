import type { SlotDefinition } from '@fairhouse/game-math/families/slot/definition'
import { slotGame } from '@fairhouse/game-math/families/slot/slot-game'
import { strips } from './reels.ts'
import { symbols } from './symbols.ts'

/**
 * Emerald Delta: five reels, 243 ways; a wild fills the whole third reel, and what a round has won may be doubled. A stake is
 * twenty-five units.
 */
export const definition = {
  symbols,
  rows: [3, 3, 3, 3, 3],
  rule: { by: 'ways' },
  wild: { symbol: 'wild', expands: true },
  pays: {
    crocodile: [0, 0, 0, 75, 400, 2500],
    heron: [0, 0, 0, 50, 200, 1000],
    lotus: [0, 0, 0, 40, 100, 400],
    beetle: [0, 0, 0, 30, 75, 300],
    papyrus: [0, 0, 0, 25, 60, 200],
    A: [0, 0, 0, 10, 30, 100],
    K: [0, 0, 0, 10, 30, 100],
    Q: [0, 0, 0, 5, 20, 75],
    J: [0, 0, 0, 5, 20, 75],
    '10': [0, 0, 0, 5, 15, 50],
    '9': [0, 0, 0, 5, 15, 50],
  },
  spins: { base: { mode: 'base', strips: strips.base, scatters: [], triggers: [] } },
  features: {},
  gamble: { steps: 5, limit: 2500 },
  unitsPerStake: 25,
  betLevels: [25, 50, 75, 100, 200, 300, 500, 1000, 2000, 3000, 5000, 10_000],
  maxUnits: 7500,
} satisfies SlotDefinition

export const game = slotGame(definition)
