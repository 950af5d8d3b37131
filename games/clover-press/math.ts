import type { SlotDefinition } from '@fairhouse/game-math/families/slot/definition'
import { linesOf3x3 } from '@fairhouse/game-math/families/slot/paylines'
import { slotGame } from '@fairhouse/game-math/families/slot/slot-game'
import { strips } from './reels.ts'
import { symbols } from './symbols.ts'

/** What coins in view start: three or more. */
const threeCoins = { symbol: 'coin', feature: 'holdAndWin', by: [0, 0, 0, 3, 4, 5, 6, 7, 8, 9] }

/**
 * Clover Press: three reels, three rows, five lines. Three coins start hold-and-spin, in which the press may come down: it doubles everything
 * that is held, and never starts it. A stake is five line bets.
 */
export const definition = {
  symbols,
  rows: [3, 3, 3],
  rule: { by: 'lines', lines: linesOf3x3 },
  wild: { symbol: 'wild' },
  pays: {
    press: [0, 0, 0, 500],
    crock: [0, 0, 0, 150],
    harp: [0, 0, 0, 60],
    hat: [0, 0, 0, 25],
    toadstool: [0, 0, 0, 10],
    shoe: [0, 0, 0, 6],
  },
  spins: {
    base: { mode: 'base', strips: strips.base, scatters: [], triggers: [threeCoins] },
  },
  features: {
    holdAndWin: {
      kind: 'hold',
      spins: 3,
      landing: { hits: 1, of: 13 },
      prizes: [
        { kind: 'pay', units: 5, weight: 280 },
        { kind: 'pay', units: 10, weight: 260 },
        { kind: 'pay', units: 15, weight: 180 },
        { kind: 'pay', units: 25, weight: 120 },
        { kind: 'jackpot', jackpot: 'mini', units: 50, weight: 50 },
        { kind: 'jackpot', jackpot: 'major', units: 250, weight: 4 },
        { kind: 'multiply', times: 2, weight: 106, later: true },
      ],
      full: { jackpot: 'grand', units: 500 },
    },
  },
  unitsPerStake: 5,
  betLevels: [10, 20, 50, 100, 200, 300, 500, 1000, 2000, 3000, 5000, 10_000],
  maxUnits: 1250,
} satisfies SlotDefinition

export const game = slotGame(definition)
