import type { SlotDefinition } from '@fairhouse/game-math/families/slot/definition'
import { linesOf5x3 } from '@fairhouse/game-math/families/slot/paylines'
import { slotGame } from '@fairhouse/game-math/families/slot/slot-game'
import { strips } from './reels.ts'
import { symbols } from './symbols.ts'

/** Clockwork City: five reels, thirty lines; stacks of wilds on the middle reels nudge until they fill them. A stake is thirty line bets. */
export const definition = {
  symbols,
  rows: [3, 3, 3, 3, 3],
  rule: {
    by: 'lines',
    lines: linesOf5x3(30),
  },
  wild: { symbol: 'wild', nudges: true },
  pays: {
    airship: [0, 0, 0, 60, 300, 2000],
    automaton: [0, 0, 0, 40, 150, 700],
    key: [0, 0, 0, 30, 100, 400],
    watch: [0, 0, 0, 20, 80, 300],
    goggles: [0, 0, 0, 20, 60, 200],
    A: [0, 0, 0, 10, 40, 120],
    K: [0, 0, 0, 10, 40, 120],
    Q: [0, 0, 0, 5, 20, 80],
    J: [0, 0, 0, 5, 20, 80],
    '10': [0, 0, 0, 5, 20, 80],
  },
  spins: { base: { mode: 'base', strips: strips.base, scatters: [], triggers: [] } },
  features: {},
  unitsPerStake: 30,
  maxUnits: 18_000,
  betLevels: [30, 60, 90, 150, 300, 450, 600, 900, 1500, 3000, 6000, 9000],
} satisfies SlotDefinition

export const game = slotGame(definition)
