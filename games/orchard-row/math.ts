import type { SlotDefinition } from '@fairhouse/game-math/families/slot/definition'
import { linesOf3x3 } from '@fairhouse/game-math/families/slot/paylines'
import { slotGame } from '@fairhouse/game-math/families/slot/slot-game'
import { strips } from './reels.ts'
import { symbols } from './symbols.ts'

/** Orchard Row: three reels, three rows, five lines. Pays are line bets; a stake is five of them. */
export const definition = {
  symbols,
  rows: [3, 3, 3],
  rule: {
    by: 'lines',
    lines: linesOf3x3,
  },
  pays: {
    seven: [0, 0, 0, 120],
    bell: [0, 0, 0, 80],
    melon: [0, 0, 0, 60],
    grape: [0, 0, 0, 50],
    plum: [0, 0, 0, 40],
    orange: [0, 0, 0, 30],
    lemon: [0, 0, 0, 20],
    cherry: [0, 0, 3, 15],
  },
  fullScreen: 2,
  spins: { base: { mode: 'base', strips: strips.base, scatters: [], triggers: [] } },
  features: {},
  unitsPerStake: 5,
  betLevels: [10, 20, 50, 100, 200, 300, 500, 1000, 2000, 3000, 5000, 10_000],
  maxUnits: 1200,
} satisfies SlotDefinition

export const game = slotGame(definition)
