import type { SlotDefinition } from '@fairhouse/game-math/families/slot/definition'
import { linesOf5x3 } from '@fairhouse/game-math/families/slot/paylines'
import { slotGame } from '@fairhouse/game-math/families/slot/slot-game'
import { strips } from './reels.ts'
import { symbols } from './symbols.ts'

/** Fjord Giants: five reels, twenty lines; in free spins the three middle reels turn as one and show a single giant symbol. A stake is twenty line bets. */
export const definition = {
  symbols,
  rows: [3, 3, 3, 3, 3],
  rule: {
    by: 'lines',
    lines: linesOf5x3(20),
  },
  wild: { symbol: 'wild' },
  pays: {
    giant: [0, 0, 5, 40, 200, 1000],
    drake: [0, 0, 0, 30, 120, 500],
    axe: [0, 0, 0, 20, 80, 300],
    shield: [0, 0, 0, 20, 60, 200],
    horn: [0, 0, 0, 15, 50, 150],
    A: [0, 0, 0, 10, 30, 100],
    K: [0, 0, 0, 10, 30, 100],
    Q: [0, 0, 0, 5, 20, 75],
    J: [0, 0, 0, 5, 20, 75],
    '10': [0, 0, 0, 5, 20, 75],
  },
  spins: {
    base: {
      mode: 'base',
      strips: strips.base,
      scatters: [{ symbol: 'rune', pays: [0, 0, 0, 40, 200, 2000] }],
      triggers: [{ symbol: 'rune', feature: 'freeSpins', by: [0, 0, 0, 10] }],
    },
    free: {
      mode: 'free',
      strips: strips.free,
      colossal: [1, 2, 3],
      scatters: [],
      triggers: [{ symbol: 'rune', feature: 'freeSpins', by: [0, 0, 5] }],
    },
  },
  features: { freeSpins: { kind: 'freeSpins', spin: 'free', most: 20 } },
  unitsPerStake: 20,
  maxUnits: 20_000,
  betLevels: [20, 40, 60, 100, 200, 300, 500, 1000, 2000, 3000, 5000, 10_000],
} satisfies SlotDefinition

export const game = slotGame(definition)
