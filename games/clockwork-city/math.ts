import type { SlotDefinition } from '@fairhouse/game-math/families/slot/definition'
import { slotGame } from '@fairhouse/game-math/families/slot/slot-game'
import { strips } from './reels.ts'

/** Clockwork City: five reels, thirty lines; stacks of wilds on the middle reels nudge until they fill them. A stake is thirty line bets. */
export const definition = {
  symbols: ['wild', 'airship', 'automaton', 'key', 'watch', 'goggles', 'A', 'K', 'Q', 'J', '10'],
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
      [1, 2, 0, 2, 1],
      [1, 0, 2, 0, 1],
      [0, 2, 0, 2, 0],
      [2, 0, 2, 0, 2],
      [0, 2, 1, 0, 2],
      [2, 0, 1, 2, 0],
      [0, 1, 2, 2, 2],
      [2, 1, 0, 0, 0],
      [1, 0, 1, 0, 1],
    ],
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
