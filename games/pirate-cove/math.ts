import type { SlotDefinition } from '@fairhouse/game-math/families/slot/definition'
import { linesOf5x3 } from '@fairhouse/game-math/families/slot/paylines'
import { slotGame } from '@fairhouse/game-math/families/slot/slot-game'
import { strips } from './reels.ts'
import { symbols } from './symbols.ts'

/** Pirate Cove: five reels, twenty lines; wilds that land on the last reels walk to the left, and every step is a respin. A stake is twenty line bets. */
export const definition = {
  symbols,
  rows: [3, 3, 3, 3, 3],
  rule: {
    by: 'lines',
    lines: linesOf5x3(20),
  },
  wild: { symbol: 'wild' },
  pays: {
    galleon: [0, 0, 10, 100, 1000, 10_000],
    captain: [0, 0, 0, 60, 500, 3000],
    parrot: [0, 0, 0, 40, 250, 1500],
    compass: [0, 0, 0, 30, 120, 700],
    rum: [0, 0, 0, 20, 100, 400],
    A: [0, 0, 0, 10, 30, 120],
    K: [0, 0, 0, 10, 30, 120],
    Q: [0, 0, 0, 5, 20, 80],
    J: [0, 0, 0, 5, 20, 80],
    '10': [0, 0, 0, 5, 20, 80],
  },
  spins: {
    base: { mode: 'base', strips: strips.base, scatters: [], triggers: [], walk: 'respins' },
    walked: { mode: 'respin', strips: strips.walked, scatters: [], triggers: [] },
  },
  features: { respins: { kind: 'walk', spin: 'walked' } },
  unitsPerStake: 20,
  maxUnits: 25_000,
  betLevels: [20, 40, 60, 100, 200, 300, 500, 1000, 2000, 3000, 5000, 10_000],
} satisfies SlotDefinition

export const game = slotGame(definition)
