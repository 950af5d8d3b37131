import type { SlotDefinition } from '@fairhouse/game-math/families/slot/definition'
import { slotGame } from '@fairhouse/game-math/families/slot/slot-game'
import { strips } from './reels.ts'
import { symbols } from './symbols.ts'

/** Night Train: three reels of three rows and their 27 ways, and a fourth reel of multipliers. A stake is ten pay units. */
export const definition = {
  symbols,
  rows: [3, 3, 3],
  rule: { by: 'ways' },
  pays: {
    engine: [0, 0, 0, 400],
    lantern: [0, 0, 0, 100],
    ticket: [0, 0, 0, 50],
    whistle: [0, 0, 0, 30],
    watch: [0, 0, 0, 15],
    A: [0, 0, 0, 6],
    K: [0, 0, 0, 5],
    Q: [0, 0, 0, 4],
    J: [0, 0, 0, 3],
  },
  wild: { symbol: 'wild' },
  spins: {
    base: {
      mode: 'base',
      strips: strips.base,
      multiplierReel: [
        { value: 1, weight: 500 },
        { value: 2, weight: 241 },
        { value: 3, weight: 129 },
        { value: 5, weight: 80 },
        { value: 8, weight: 30 },
        { value: 10, weight: 20 },
      ],
      scatters: [],
      triggers: [],
    },
  },
  features: {},
  unitsPerStake: 10,
  betLevels: [10, 20, 50, 100, 200, 300, 500, 1000, 2000, 3000, 5000, 10_000],
  maxUnits: 6000,
} satisfies SlotDefinition

export const game = slotGame(definition)
