import type { SlotDefinition } from '@fairhouse/game-math/families/slot/definition'
import { linesOf3x3 } from '@fairhouse/game-math/families/slot/paylines'
import { slotGame } from '@fairhouse/game-math/families/slot/slot-game'
import { strips } from './reels.ts'
import { symbols } from './symbols.ts'

/** Seven Lane: three reels, three rows, five lines; sevens pay in any mixture, and so do bars. A stake is five line bets. */
export const definition = {
  symbols,
  rows: [3, 3, 3],
  rule: {
    by: 'lines',
    lines: linesOf3x3,
  },
  pays: {
    'seven-gold': [0, 0, 0, 600],
    'seven-red': [0, 0, 0, 150],
    'seven-blue': [0, 0, 0, 100],
    'bar-3': [0, 0, 0, 100],
    'bar-2': [0, 0, 0, 60],
    'bar-1': [0, 0, 0, 30],
    cherry: [0, 0, 0, 10],
  },
  mixed: [
    { symbols: ['seven-gold', 'seven-red', 'seven-blue'], pays: [0, 0, 0, 30] },
    { symbols: ['bar-3', 'bar-2', 'bar-1'], pays: [0, 0, 0, 10] },
  ],
  spins: { base: { mode: 'base', strips: strips.base, scatters: [], triggers: [] } },
  features: {},
  unitsPerStake: 5,
  betLevels: [10, 20, 50, 100, 200, 300, 500, 1000, 2000, 3000, 5000, 10_000],
  maxUnits: 1200,
} satisfies SlotDefinition

export const game = slotGame(definition)
