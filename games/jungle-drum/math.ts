import type { SlotDefinition } from '@fairhouse/game-math/families/slot/definition'
import { linesOf5x3 } from '@fairhouse/game-math/families/slot/paylines'
import { slotGame } from '@fairhouse/game-math/families/slot/slot-game'
import { strips } from './reels.ts'
import { symbols } from './symbols.ts'

/** Jungle Drum: five reels, twenty-five lines, wilds in stacks, free spins on richer reels. A stake is twenty-five line bets. */
export const definition = {
  symbols,
  rows: [3, 3, 3, 3, 3],
  rule: {
    by: 'lines',
    lines: linesOf5x3(25),
  },
  wild: { symbol: 'wild' },
  pays: {
    jaguar: [0, 0, 0, 50, 200, 1000],
    toucan: [0, 0, 0, 40, 125, 500],
    monkey: [0, 0, 0, 30, 100, 350],
    frog: [0, 0, 0, 25, 75, 250],
    orchid: [0, 0, 0, 20, 60, 200],
    A: [0, 0, 0, 15, 30, 100],
    K: [0, 0, 0, 15, 30, 100],
    Q: [0, 0, 0, 10, 25, 75],
    J: [0, 0, 0, 10, 25, 75],
  },
  spins: {
    base: {
      mode: 'base',
      strips: strips.base,
      scatters: [{ symbol: 'drum', pays: [0, 0, 0, 50, 250, 1250] }],
      triggers: [{ symbol: 'drum', feature: 'freeSpins', by: [0, 0, 0, 10] }],
    },
    free: {
      mode: 'free',
      strips: strips.free,
      scatters: [{ symbol: 'drum', pays: [0, 0, 0, 50, 250, 1250] }],
      triggers: [{ symbol: 'drum', feature: 'freeSpins', by: [0, 0, 0, 5] }],
    },
  },
  features: { freeSpins: { kind: 'freeSpins', spin: 'free', most: 20 } },
  unitsPerStake: 25,
  betLevels: [25, 50, 75, 100, 150, 200, 300, 500, 1000, 2000, 3000, 5000, 10_000],
  maxUnits: 37500,
} satisfies SlotDefinition

export const game = slotGame(definition)
