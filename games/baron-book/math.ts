import type { SlotDefinition } from '@fairhouse/game-math/families/slot/definition'
import { linesOf5x3 } from '@fairhouse/game-math/families/slot/paylines'
import { slotGame } from '@fairhouse/game-math/families/slot/slot-game'
import { strips } from './reels.ts'
import { symbols } from './symbols.ts'

const scatters = [{ symbol: 'book', pays: [0, 0, 0, 20, 200, 2000] }]
const triggers = [{ symbol: 'book', feature: 'freeSpins', by: [0, 0, 0, 10] }]

/**
 * Baron Book: five reels, ten lines; the book is wild and scatter, and the player chooses the symbol that fills reels in free spins. A
 * stake is ten line bets.
 */
export const definition = {
  symbols,
  rows: [3, 3, 3, 3, 3],
  rule: { by: 'lines', lines: linesOf5x3(10) },
  wild: { symbol: 'book' },
  pays: {
    baron: [0, 0, 10, 100, 2000, 15_000],
    crest: [0, 0, 5, 40, 750, 4000],
    goblet: [0, 0, 5, 30, 300, 1500],
    hat: [0, 0, 5, 30, 300, 1500],
    A: [0, 0, 0, 5, 75, 400],
    K: [0, 0, 0, 5, 75, 400],
    Q: [0, 0, 0, 5, 50, 300],
    J: [0, 0, 0, 5, 50, 300],
    '10': [0, 0, 0, 5, 50, 300],
  },
  spins: {
    base: { mode: 'base', strips: strips.base, scatters, triggers },
    free: { mode: 'free', strips: strips.free, scatters, triggers },
  },
  features: {
    freeSpins: {
      kind: 'book',
      spin: 'free',
      most: 20,
      chosen: true,
      symbols: [
        { symbol: 'baron', weight: 1 },
        { symbol: 'crest', weight: 1 },
        { symbol: 'goblet', weight: 1 },
        { symbol: 'hat', weight: 1 },
        { symbol: 'A', weight: 1 },
        { symbol: 'K', weight: 1 },
        { symbol: 'Q', weight: 1 },
        { symbol: 'J', weight: 1 },
        { symbol: '10', weight: 1 },
      ],
    },
  },
  unitsPerStake: 10,
  betLevels: [50, 100, 250, 500, 1000, 2500, 5000, 10_000, 25_000, 50_000],
  maxUnits: 50_000,
} satisfies SlotDefinition

export const game = slotGame(definition)
