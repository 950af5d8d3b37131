import type { SlotDefinition } from '../definition.ts'
import { base, free, starts, tiny } from './tiny-slot.ts'

/** A slot small enough to play every course of, whose free spins have a special symbol that the player chooses. */
export const smallChosenBook = {
  ...tiny,
  wild: { symbol: 'star' },
  symbols: ['wild', 'star', 'a', 'b'],
  spins: {
    base: { ...base, triggers: starts('freeSpins', [0, 0, 0, 2]) },
    free: { ...free, triggers: starts('freeSpins', [0, 0, 0, 1]) },
  },
  features: {
    freeSpins: {
      kind: 'book',
      spin: 'free',
      most: 3,
      chosen: true,
      symbols: [
        { symbol: 'wild', weight: 1 },
        { symbol: 'a', weight: 1 },
      ],
    },
  },
} satisfies SlotDefinition
