import type { SlotDefinition } from '@fairhouse/game-math/families/slot/definition'
import { linesOf5x3 } from '@fairhouse/game-math/families/slot/paylines'
import { slotGame } from '@fairhouse/game-math/families/slot/slot-game'
import { strips } from './reels.ts'
import { symbols } from './symbols.ts'

/** Scroll of Sands: five reels, ten lines; the scroll is wild and scatter, and a symbol it names fills reels in free spins. A stake is ten line bets. */
export const definition = {
  symbols,
  rows: [3, 3, 3, 3, 3],
  rule: {
    by: 'lines',
    lines: linesOf5x3(10),
  },
  wild: { symbol: 'scroll' },
  pays: {
    pharaoh: [0, 0, 10, 100, 1000, 5000],
    cat: [0, 0, 5, 40, 400, 2000],
    scarab: [0, 0, 5, 30, 100, 750],
    eye: [0, 0, 5, 30, 100, 750],
    A: [0, 0, 0, 5, 40, 150],
    K: [0, 0, 0, 5, 40, 150],
    Q: [0, 0, 0, 5, 25, 100],
    J: [0, 0, 0, 5, 25, 100],
    '10': [0, 0, 0, 5, 25, 100],
  },
  spins: {
    base: {
      mode: 'base',
      strips: strips.base,
      scatters: [{ symbol: 'scroll', pays: [0, 0, 0, 20, 200, 2000] }],
      triggers: [{ symbol: 'scroll', feature: 'freeSpins', by: [0, 0, 0, 10] }],
    },
    free: {
      mode: 'free',
      strips: strips.free,
      scatters: [{ symbol: 'scroll', pays: [0, 0, 0, 20, 200, 2000] }],
      triggers: [{ symbol: 'scroll', feature: 'freeSpins', by: [0, 0, 0, 10] }],
    },
  },
  features: {
    freeSpins: {
      kind: 'book',
      spin: 'free',
      most: 20,
      symbols: [
        { symbol: 'pharaoh', weight: 1 },
        { symbol: 'cat', weight: 1 },
        { symbol: 'scarab', weight: 1 },
        { symbol: 'eye', weight: 1 },
        { symbol: 'A', weight: 1 },
        { symbol: 'K', weight: 1 },
        { symbol: 'Q', weight: 1 },
        { symbol: 'J', weight: 1 },
        { symbol: '10', weight: 1 },
      ],
    },
  },
  unitsPerStake: 10,
  betLevels: [10, 20, 50, 100, 200, 300, 500, 1000, 2000, 3000, 5000, 10_000],
  maxUnits: 25000,
} satisfies SlotDefinition

export const game = slotGame(definition)
