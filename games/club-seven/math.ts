import type { SlotDefinition } from '@fairhouse/game-math/families/slot/definition'
import { linesOf3x3 } from '@fairhouse/game-math/families/slot/paylines'
import { slotGame } from '@fairhouse/game-math/families/slot/slot-game'
import { strips } from './reels.ts'
import { symbols } from './symbols.ts'

/**
 * Club Seven: three reels, three rows, five lines. Sevens pay in any mixture, and a screen full of them triples everything, whichever they are. A
 * stake is five line bets.
 */
export const definition = {
  symbols,
  rows: [3, 3, 3],
  rule: { by: 'lines', lines: linesOf3x3 },
  pays: {
    'seven-diamond': [0, 0, 0, 650],
    'seven-ruby': [0, 0, 0, 200],
    'seven-jade': [0, 0, 0, 100],
    club: [0, 0, 0, 60],
    champagne: [0, 0, 0, 30],
    chair: [0, 0, 0, 15],
    bell: [0, 0, 0, 7],
  },
  mixed: [{ symbols: ['seven-diamond', 'seven-ruby', 'seven-jade'], pays: [0, 0, 0, 40] }],
  fullScreen: 3,
  fullScreenOf: ['seven-diamond', 'seven-ruby', 'seven-jade'],
  spins: { base: { mode: 'base', strips: strips.base, scatters: [], triggers: [] } },
  features: {},
  unitsPerStake: 5,
  betLevels: [50, 100, 250, 500, 1000, 2500, 5000, 10_000, 25_000, 50_000],
  maxUnits: 2610,
} satisfies SlotDefinition

export const game = slotGame(definition)
