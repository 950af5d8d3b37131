import type { SlotDefinition } from '@fairhouse/game-math/families/slot/definition'
import { linesOf5x3 } from '@fairhouse/game-math/families/slot/paylines'
import { slotGame } from '@fairhouse/game-math/families/slot/slot-game'
import { strips } from './reels.ts'
import { symbols } from './symbols.ts'

/** Harbour Lights: five reels, twenty lines; a lighthouse on the third reel makes one symbol wild for the spin. A stake is twenty line bets. */
export const definition = {
  symbols,
  rows: [3, 3, 3, 3, 3],
  rule: {
    by: 'lines',
    lines: linesOf5x3(20),
  },
  wild: { symbol: 'wild' },
  pays: {
    ship: [0, 0, 0, 60, 250, 1000],
    anchor: [0, 0, 0, 50, 150, 500],
    gull: [0, 0, 0, 40, 100, 300],
    lantern: [0, 0, 0, 30, 75, 250],
    crab: [0, 0, 0, 25, 60, 200],
    A: [0, 0, 0, 15, 40, 125],
    K: [0, 0, 0, 15, 40, 125],
    Q: [0, 0, 0, 10, 25, 100],
    J: [0, 0, 0, 10, 25, 100],
    '10': [0, 0, 0, 10, 20, 75],
  },
  spins: {
    base: {
      mode: 'base',
      strips: strips.base,
      chosenWild: {
        symbol: 'lighthouse',
        choices: [
          { symbol: 'ship', weight: 1 },
          { symbol: 'anchor', weight: 1 },
          { symbol: 'gull', weight: 1 },
          { symbol: 'lantern', weight: 1 },
          { symbol: 'crab', weight: 1 },
          { symbol: 'A', weight: 1 },
          { symbol: 'K', weight: 1 },
          { symbol: 'Q', weight: 1 },
          { symbol: 'J', weight: 1 },
          { symbol: '10', weight: 1 },
        ],
      },
      scatters: [{ symbol: 'compass', pays: [0, 0, 0, 40, 200, 1000] }],
      triggers: [{ symbol: 'compass', feature: 'freeSpins', by: [0, 0, 0, 10, 10, 10] }],
    },
    free: {
      mode: 'free',
      strips: strips.free,
      multiplier: 2,
      scatters: [{ symbol: 'compass', pays: [0, 0, 0, 40, 200, 1000] }],
      triggers: [{ symbol: 'compass', feature: 'freeSpins', by: [0, 0, 0, 10, 10, 10] }],
    },
  },
  features: { freeSpins: { kind: 'freeSpins', spin: 'free', most: 20 } },
  unitsPerStake: 20,
  betLevels: [20, 40, 60, 80, 100, 200, 300, 500, 1000, 2000, 3000, 5000, 10_000],
  maxUnits: 30000,
} satisfies SlotDefinition

export const game = slotGame(definition)
