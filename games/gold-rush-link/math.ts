import { jackpotGame } from '@fairhouse/game-math/jackpots/jackpot-game'
import { linkedGrand } from '@fairhouse/game-math/jackpots/linked-grand'
import type { SlotDefinition } from '@fairhouse/game-math/families/slot/definition'
import { slotGame } from '@fairhouse/game-math/families/slot/slot-game'
import { strips } from './reels.ts'
import { symbols } from './symbols.ts'

/** What nuggets in view start: six or more. */
const sixNuggets = {
  symbol: 'nugget',
  feature: 'holdAndWin',
  by: [0, 0, 0, 0, 0, 0, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15],
}

/** Gold Rush Link: five reels, three rows, 243 ways; nuggets stay while the others turn, and the grand jackpot is linked. A stake is fifty units. */
export const definition = {
  symbols,
  rows: [3, 3, 3, 3, 3],
  rule: { by: 'ways' },
  wild: { symbol: 'wild' },
  pays: {
    pickaxe: [0, 0, 0, 50, 150, 600],
    lamp: [0, 0, 0, 40, 120, 400],
    cart: [0, 0, 0, 30, 100, 300],
    pan: [0, 0, 0, 20, 80, 250],
    mule: [0, 0, 0, 15, 50, 180],
    A: [0, 0, 0, 5, 25, 100],
    K: [0, 0, 0, 5, 25, 100],
    Q: [0, 0, 0, 5, 20, 80],
    J: [0, 0, 0, 5, 20, 80],
    '10': [0, 0, 0, 5, 15, 60],
  },
  spins: {
    base: { mode: 'base', strips: strips.base, scatters: [], triggers: [sixNuggets] },
  },
  features: {
    holdAndWin: {
      kind: 'hold',
      spins: 3,
      landing: { hits: 1, of: 20 },
      prizes: [
        { kind: 'pay', units: 50, weight: 420 },
        { kind: 'pay', units: 100, weight: 260 },
        { kind: 'pay', units: 150, weight: 140 },
        { kind: 'pay', units: 250, weight: 80 },
        { kind: 'pay', units: 500, weight: 45 },
        { kind: 'pay', units: 1000, weight: 23 },
        { kind: 'jackpot', jackpot: 'mini', units: 1000, weight: 50 },
        { kind: 'jackpot', jackpot: 'minor', units: 5000, weight: 24 },
        { kind: 'jackpot', jackpot: 'major', units: 25_000, weight: 8 },
      ],
      full: { jackpot: 'mother', units: 100_000 },
    },
  },
  unitsPerStake: 50,
  betLevels: [50, 100, 150, 200, 300, 500, 1000, 2000, 3000, 5000, 10_000],
  maxUnits: 150_000,
} satisfies SlotDefinition

export const game = jackpotGame(slotGame(definition), [linkedGrand])
