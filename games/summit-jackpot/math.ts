import { jackpotGame } from '@fairhouse/game-math/jackpots/jackpot-game'
import { linkedGrand } from '@fairhouse/game-math/jackpots/linked-grand'
import type { SlotDefinition } from '@fairhouse/game-math/families/slot/definition'
import { pairedLinesOf5x3 } from '@fairhouse/game-math/families/slot/paylines'
import { slotGame } from '@fairhouse/game-math/families/slot/slot-game'
import { strips } from './reels.ts'
import { symbols } from './symbols.ts'

/** Summit Jackpot: five reels, twenty lines; in free spins each wild multiplies; four jackpots, the grand one linked. A stake is twenty line bets. */
export const definition = {
  symbols,
  rows: [3, 3, 3, 3, 3],
  rule: {
    by: 'lines',
    lines: pairedLinesOf5x3,
  },
  wild: { symbol: 'wild' },
  pays: {
    climber: [0, 0, 0, 50, 250, 2000],
    rope: [0, 0, 0, 40, 150, 600],
    axe: [0, 0, 0, 30, 100, 400],
    tent: [0, 0, 0, 25, 80, 300],
    goat: [0, 0, 0, 20, 60, 250],
    A: [0, 0, 0, 15, 40, 150],
    K: [0, 0, 0, 10, 30, 120],
    Q: [0, 0, 0, 10, 25, 100],
    J: [0, 0, 0, 5, 20, 80],
    '10': [0, 0, 0, 5, 20, 80],
  },
  spins: {
    base: {
      mode: 'base',
      strips: strips.base,
      scatters: [{ symbol: 'summit', pays: [0, 0, 0, 40, 200, 1000] }],
      triggers: [{ symbol: 'summit', feature: 'freeSpins', by: [0, 0, 0, 8, 10, 12] }],
    },
    free: {
      mode: 'free',
      strips: strips.free,
      wildMultipliers: [
        { value: 2, weight: 6 },
        { value: 3, weight: 3 },
        { value: 5, weight: 1 },
      ],
      scatters: [{ symbol: 'summit', pays: [0, 0, 0, 40, 200, 1000] }],
      triggers: [{ symbol: 'summit', feature: 'freeSpins', by: [0, 0, 0, 4, 4, 4] }],
    },
  },
  features: { freeSpins: { kind: 'freeSpins', spin: 'free', most: 20 } },
  unitsPerStake: 20,
  betLevels: [20, 40, 60, 80, 100, 200, 300, 500, 1000, 2000, 3000, 5000, 10_000],
  maxUnits: 60_000,
} satisfies SlotDefinition

export const game = jackpotGame(slotGame(definition), [
  {
    won: 'byMeter',
    name: 'mini',
    meter: 'summit-mini',
    seed: 1000,
    grows: 4000,
    laidBy: 2000,
    ceiling: 5000,
  },
  {
    won: 'byMeter',
    name: 'minor',
    meter: 'summit-minor',
    seed: 10_000,
    grows: 3000,
    laidBy: 1500,
    ceiling: 50_000,
  },
  {
    won: 'byDraw',
    name: 'major',
    meter: 'summit-major',
    seed: 100_000,
    grows: 4500,
    laidBy: 5000,
    ceiling: 1_000_000,
    turnover: 20_000_000,
  },
  linkedGrand,
])
