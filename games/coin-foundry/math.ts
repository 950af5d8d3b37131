import type { SlotDefinition } from '@fairhouse/game-math/families/slot/definition'
import { pairedLinesOf5x3 } from '@fairhouse/game-math/families/slot/paylines'
import { slotGame } from '@fairhouse/game-math/families/slot/slot-game'
import { strips } from './reels.ts'
import { symbols } from './symbols.ts'

/** What coins in view start: six or more. */
const sixCoins = {
  symbol: 'coin',
  feature: 'holdAndWin',
  by: [0, 0, 0, 0, 0, 0, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15],
}

/** Coin Foundry: five reels, three rows, twenty lines. Pays are line bets; a stake is twenty of them. */
export const definition = {
  symbols,
  rows: [3, 3, 3, 3, 3],
  rule: {
    by: 'lines',
    lines: pairedLinesOf5x3,
  },
  pays: {
    furnace: [0, 0, 0, 60, 250, 2000],
    anvil: [0, 0, 0, 40, 150, 600],
    hammer: [0, 0, 0, 30, 100, 300],
    ingot: [0, 0, 0, 25, 75, 250],
    A: [0, 0, 0, 15, 40, 150],
    K: [0, 0, 0, 10, 30, 120],
    Q: [0, 0, 0, 10, 25, 100],
    J: [0, 0, 0, 5, 20, 80],
  },
  wild: { symbol: 'wild' },
  spins: {
    base: { mode: 'base', strips: strips.base, scatters: [], triggers: [sixCoins] },
  },
  features: {
    holdAndWin: {
      kind: 'hold',
      spins: 3,
      landing: { hits: 1, of: 20 },
      prizes: [
        { kind: 'pay', units: 20, weight: 250 },
        { kind: 'pay', units: 40, weight: 230 },
        { kind: 'pay', units: 60, weight: 160 },
        { kind: 'pay', units: 100, weight: 110 },
        { kind: 'pay', units: 160, weight: 80 },
        { kind: 'pay', units: 240, weight: 60 },
        { kind: 'pay', units: 400, weight: 40 },
        { kind: 'jackpot', jackpot: 'mini', units: 200, weight: 45 },
        { kind: 'jackpot', jackpot: 'minor', units: 800, weight: 20 },
        { kind: 'jackpot', jackpot: 'major', units: 5000, weight: 5 },
      ],
      full: { jackpot: 'grand', units: 20_000 },
    },
  },
  unitsPerStake: 20,
  betLevels: [20, 40, 60, 100, 200, 300, 500, 1000, 2000, 3000, 5000, 10_000],
  maxUnits: 30_000,
} satisfies SlotDefinition

export const game = slotGame(definition)
