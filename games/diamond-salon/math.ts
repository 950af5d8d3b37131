import type { SlotDefinition } from '@fairhouse/game-math/families/slot/definition'
import { linesOf5x3 } from '@fairhouse/game-math/families/slot/paylines'
import { slotGame } from '@fairhouse/game-math/families/slot/slot-game'
import { strips } from './reels.ts'
import { symbols } from './symbols.ts'

/** Diamond Salon: five reels, nine lines, a wild that doubles, and free spins that triple. A stake is nine line bets. */
export const definition = {
  symbols,
  rows: [3, 3, 3, 3, 3],
  rule: {
    by: 'lines',
    lines: linesOf5x3(9),
  },
  wild: { symbol: 'wild' },
  pays: {
    ruby: [0, 0, 6, 48, 240, 1500],
    emerald: [0, 0, 3, 36, 150, 750],
    sapphire: [0, 0, 3, 27, 90, 450],
    ring: [0, 0, 0, 18, 75, 300],
    A: [0, 0, 0, 15, 42, 150],
    K: [0, 0, 0, 15, 42, 150],
    Q: [0, 0, 0, 9, 24, 90],
    J: [0, 0, 0, 9, 24, 90],
  },
  spins: {
    base: {
      mode: 'base',
      strips: strips.base,
      wildMultipliers: [{ value: 2, weight: 1 }],
      scatters: [{ symbol: 'crown', pays: [0, 0, 0, 45, 180, 900] }],
      triggers: [{ symbol: 'crown', feature: 'freeSpins', by: [0, 0, 0, 10] }],
    },
    free: {
      mode: 'free',
      strips: strips.free,
      multiplier: 3,
      wildMultipliers: [{ value: 2, weight: 1 }],
      scatters: [{ symbol: 'crown', pays: [0, 0, 0, 45, 180, 900] }],
      triggers: [{ symbol: 'crown', feature: 'freeSpins', by: [0, 0, 0, 10] }],
    },
  },
  features: { freeSpins: { kind: 'freeSpins', spin: 'free', most: 20 } },
  unitsPerStake: 9,
  betLevels: [18, 45, 90, 180, 270, 450, 900, 1800, 2700, 4500, 9000],
  maxUnits: 45_000,
} satisfies SlotDefinition

export const game = slotGame(definition)
