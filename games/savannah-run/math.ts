import type { SlotDefinition } from '@fairhouse/game-math/families/slot/definition'
import { slotGame } from '@fairhouse/game-math/families/slot/slot-game'
import { strips } from './reels.ts'
import { symbols } from './symbols.ts'

/** Savannah Run: five reels, four rows, 1024 ways; in free spins each wild doubles or triples. A stake is twenty units. */
export const definition = {
  symbols,
  rows: [4, 4, 4, 4, 4],
  rule: { by: 'ways' },
  wild: { symbol: 'wild' },
  pays: {
    elephant: [0, 0, 0, 10, 40, 160],
    lion: [0, 0, 0, 8, 24, 80],
    giraffe: [0, 0, 0, 6, 16, 60],
    zebra: [0, 0, 0, 6, 12, 40],
    A: [0, 0, 0, 2, 8, 20],
    K: [0, 0, 0, 2, 8, 20],
    Q: [0, 0, 0, 2, 6, 16],
    J: [0, 0, 0, 2, 6, 16],
    '10': [0, 0, 0, 2, 4, 12],
    '9': [0, 0, 0, 2, 4, 12],
  },
  spins: {
    base: {
      mode: 'base',
      strips: strips.base,
      scatters: [{ symbol: 'baobab', pays: [0, 0, 0, 40, 200, 1000] }],
      triggers: [{ symbol: 'baobab', feature: 'freeSpins', by: [0, 0, 0, 8, 8, 8] }],
    },
    free: {
      mode: 'free',
      strips: strips.free,
      wildMultipliers: [
        { value: 2, weight: 1 },
        { value: 3, weight: 1 },
      ],
      scatters: [{ symbol: 'baobab', pays: [0, 0, 0, 40, 200, 1000] }],
      triggers: [{ symbol: 'baobab', feature: 'freeSpins', by: [0, 0, 0, 8, 8, 8] }],
    },
  },
  features: { freeSpins: { kind: 'freeSpins', spin: 'free', most: 16 } },
  unitsPerStake: 20,
  betLevels: [20, 40, 60, 80, 100, 200, 300, 500, 1000, 2000, 3000, 5000, 10_000],
  maxUnits: 40000,
} satisfies SlotDefinition

export const game = slotGame(definition)
