import type { SlotDefinition } from '@fairhouse/game-math/families/slot/definition'
import { linesOf5x3 } from '@fairhouse/game-math/families/slot/paylines'
import { slotGame } from '@fairhouse/game-math/families/slot/slot-game'
import { strips } from './reels.ts'
import { symbols } from './symbols.ts'

/** Castle of Horror: five reels, three rows, twenty-five lines. Pays are line bets; a stake is twenty-five of them. */
export const definition = {
  symbols,
  rows: [3, 3, 3, 3, 3],
  wild: { symbol: 'wild', expands: true },
  rule: {
    by: 'lines',
    lines: linesOf5x3(25),
  },
  pays: {
    count: [0, 0, 0, 75, 200, 1500],
    witch: [0, 0, 0, 50, 125, 500],
    wolf: [0, 0, 0, 40, 100, 300],
    skull: [0, 0, 0, 25, 60, 200],
    potion: [0, 0, 0, 20, 50, 150],
    key: [0, 0, 0, 20, 40, 125],
    A: [0, 0, 0, 15, 30, 100],
    K: [0, 0, 0, 15, 25, 90],
    Q: [0, 0, 0, 10, 20, 75],
    J: [0, 0, 0, 10, 15, 60],
  },
  spins: {
    base: {
      mode: 'base',
      strips: strips.base,
      scatters: [{ symbol: 'moon', pays: [0, 0, 0, 50, 250, 1250] }],
      triggers: [
        { symbol: 'moon', feature: 'freeSpins', by: [0, 0, 0, 8, 10, 12] },
        { symbol: 'coffin', feature: 'pick', by: [0, 0, 0, 1] },
      ],
    },
    free: { mode: 'free', strips: strips.free, sticky: true, scatters: [], triggers: [] },
  },
  features: {
    pick: { kind: 'pick', prizes: [25, 25, 50, 50, 50, 75, 100, 150, 200, 275], enders: 2 },
    freeSpins: { kind: 'stickyReels', spin: 'free', extraPerReel: 1 },
  },
  unitsPerStake: 25,
  betLevels: [25, 50, 75, 100, 150, 200, 300, 500, 1000, 2000, 3000, 5000, 10_000],
  maxUnits: 62_500,
} satisfies SlotDefinition

export const game = slotGame(definition)
