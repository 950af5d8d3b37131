import type { SlotDefinition } from '@fairhouse/game-math/families/slot/definition'
import { linesOf5x3 } from '@fairhouse/game-math/families/slot/paylines'
import { slotGame } from '@fairhouse/game-math/families/slot/slot-game'
import { strips } from './reels.ts'
import { symbols } from './symbols.ts'

/** Rio Nights: five reels, three rows, twenty-five lines. Pays are line bets; a stake is twenty-five of them. */
export const definition = {
  symbols,
  rows: [3, 3, 3, 3, 3],
  rule: {
    by: 'lines',
    lines: linesOf5x3(25),
  },
  pays: {
    dancer: [0, 0, 0, 75, 400, 2500],
    parrot: [0, 0, 0, 50, 200, 1000],
    guitar: [0, 0, 0, 40, 125, 400],
    maracas: [0, 0, 0, 30, 75, 250],
    cocktail: [0, 0, 0, 25, 60, 200],
    A: [0, 0, 0, 15, 40, 125],
    K: [0, 0, 0, 15, 30, 100],
    Q: [0, 0, 0, 10, 25, 80],
    J: [0, 0, 0, 10, 20, 75],
    10: [0, 0, 0, 5, 15, 60],
  },
  wild: { symbol: 'wild' },
  spins: {
    base: {
      mode: 'base',
      strips: strips.base,
      scatters: [{ symbol: 'mask', pays: [0, 0, 0, 50, 250, 1250] }],
      triggers: [{ symbol: 'mask', feature: 'freeSpins', by: [0, 0, 0, 1, 1, 1] }],
    },
    calm: { mode: 'free', strips: strips.calm, multiplier: 2, scatters: [], triggers: [] },
    warm: { mode: 'free', strips: strips.warm, multiplier: 3, scatters: [], triggers: [] },
    hot: { mode: 'free', strips: strips.hot, multiplier: 5, scatters: [], triggers: [] },
  },
  features: {
    freeSpins: {
      kind: 'choose',
      options: [
        { spin: 'calm', spins: 25, most: 25 },
        { spin: 'warm', spins: 15, most: 15 },
        { spin: 'hot', spins: 8, most: 8 },
      ],
    },
  },
  unitsPerStake: 25,
  betLevels: [25, 50, 75, 100, 150, 200, 300, 500, 1000, 2000, 3000, 5000, 10_000],
  maxUnits: 62_500,
} satisfies SlotDefinition

export const game = slotGame(definition)
