import type { SlotDefinition } from '@fairhouse/game-math/families/slot/definition'
import { linesOf5x3 } from '@fairhouse/game-math/families/slot/paylines'
import { slotGame } from '@fairhouse/game-math/families/slot/slot-game'
import { strips } from './reels.ts'
import { symbols } from './symbols.ts'

const scatters = [{ symbol: 'tome', pays: [0, 0, 0, 10, 100, 1000] }]
const triggers = [{ symbol: 'tome', feature: 'freeSpins', by: [0, 0, 0, 12] }]

/**
 * Tome of Frost: five reels, five lines; the tome is wild and scatter, and two symbols it names fill reels in free spins, one after the
 * other. A stake is five line bets.
 */
export const definition = {
  symbols,
  rows: [3, 3, 3, 3, 3],
  rule: { by: 'lines', lines: linesOf5x3(5) },
  wild: { symbol: 'tome' },
  pays: {
    wolf: [0, 0, 10, 100, 1000, 5000],
    owl: [0, 0, 5, 40, 400, 2500],
    potion: [0, 0, 5, 25, 100, 750],
    crystal: [0, 0, 5, 25, 100, 750],
    A: [0, 0, 0, 5, 25, 125],
    K: [0, 0, 0, 5, 25, 125],
    Q: [0, 0, 0, 5, 20, 100],
    J: [0, 0, 0, 5, 20, 100],
  },
  spins: {
    base: { mode: 'base', strips: strips.base, scatters, triggers },
    free: { mode: 'free', strips: strips.free, scatters, triggers },
  },
  features: {
    freeSpins: {
      kind: 'book',
      spin: 'free',
      most: 24,
      drawn: 2,
      symbols: [
        { symbol: 'wolf', weight: 1 },
        { symbol: 'owl', weight: 1 },
        { symbol: 'potion', weight: 1 },
        { symbol: 'crystal', weight: 1 },
        { symbol: 'A', weight: 1 },
        { symbol: 'K', weight: 1 },
        { symbol: 'Q', weight: 1 },
        { symbol: 'J', weight: 1 },
      ],
    },
  },
  unitsPerStake: 5,
  betLevels: [5, 10, 20, 50, 100, 200, 300, 500, 1000, 2000, 3000, 5000, 10_000],
  maxUnits: 25_000,
} satisfies SlotDefinition

export const game = slotGame(definition)
