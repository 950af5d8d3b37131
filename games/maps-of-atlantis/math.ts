import type { SlotDefinition } from '@fairhouse/game-math/families/slot/definition'
import { slotGame } from '@fairhouse/game-math/families/slot/slot-game'
import { strips } from './reels.ts'
import { symbols } from './symbols.ts'

const scatters = [{ symbol: 'map', pays: [0, 0, 0, 20, 100, 1000] }]
const triggers = [{ symbol: 'map', feature: 'freeSpins', by: [0, 0, 0, 10] }]

/**
 * Maps of Atlantis: six reels, ten lines; the map is wild and scatter, and a symbol it names fills reels in free spins, which can
 * be bought. A stake is ten line bets.
 */
export const definition = {
  symbols,
  rows: [3, 3, 3, 3, 3, 3],
  rule: {
    by: 'lines',
    lines: [
      [1, 1, 1, 1, 1, 1],
      [0, 0, 0, 0, 0, 0],
      [2, 2, 2, 2, 2, 2],
      [0, 1, 2, 2, 1, 0],
      [2, 1, 0, 0, 1, 2],
      [1, 0, 0, 0, 0, 1],
      [1, 2, 2, 2, 2, 1],
      [0, 0, 1, 1, 2, 2],
      [2, 2, 1, 1, 0, 0],
      [1, 2, 1, 0, 1, 2],
    ],
  },
  wild: { symbol: 'map' },
  pays: {
    trident: [0, 0, 5, 25, 100, 500, 2000],
    nautilus: [0, 0, 5, 20, 80, 300, 1000],
    helmet: [0, 0, 0, 15, 50, 150, 600],
    amphora: [0, 0, 0, 15, 50, 150, 600],
    A: [0, 0, 0, 5, 25, 90, 300],
    K: [0, 0, 0, 5, 25, 90, 300],
    Q: [0, 0, 0, 5, 20, 60, 200],
    J: [0, 0, 0, 5, 20, 60, 200],
    '10': [0, 0, 0, 5, 20, 60, 200],
  },
  spins: {
    base: { mode: 'base', strips: strips.base, scatters, triggers },
    free: { mode: 'free', strips: strips.free, scatters, triggers },
    bought: { mode: 'base', strips: strips.bought, scatters, triggers },
  },
  features: {
    freeSpins: {
      kind: 'book',
      spin: 'free',
      most: 20,
      symbols: [
        { symbol: 'trident', weight: 1 },
        { symbol: 'nautilus', weight: 1 },
        { symbol: 'helmet', weight: 1 },
        { symbol: 'amphora', weight: 1 },
        { symbol: 'A', weight: 1 },
        { symbol: 'K', weight: 1 },
        { symbol: 'Q', weight: 1 },
        { symbol: 'J', weight: 1 },
        { symbol: '10', weight: 1 },
      ],
    },
  },
  modes: { freeSpins: { kind: 'buy', price: 1000, spin: 'bought' } },
  unitsPerStake: 10,
  betLevels: [10, 20, 50, 100, 200, 300, 500, 1000, 2000, 3000, 5000],
  maxUnits: 50_000,
} satisfies SlotDefinition

export const game = slotGame(definition)
