import type { SlotDefinition } from '@fairhouse/game-math/families/slot/definition'
import { slotGame } from '@fairhouse/game-math/families/slot/slot-game'
import { strips } from './reels.ts'
import { symbols } from './symbols.ts'

const teapots = [{ symbol: 'teapot', pays: [0, 0, 0, 27, 135, 900] }]

/**
 * Tea Garden: five reels, nine lines that pay from both ends; two teapots hold their reels and the others turn once more. A stake is
 * nine line bets.
 */
export const definition = {
  symbols,
  rows: [3, 3, 3, 3, 3],
  rule: {
    by: 'lines',
    bothWays: true,
    lines: [
      [1, 1, 1, 1, 1],
      [0, 0, 0, 0, 0],
      [2, 2, 2, 2, 2],
      [0, 1, 2, 1, 0],
      [2, 1, 0, 1, 2],
      [0, 0, 1, 0, 0],
      [2, 2, 1, 2, 2],
      [1, 2, 2, 2, 1],
      [1, 0, 0, 0, 1],
    ],
  },
  wild: { symbol: 'wild' },
  pays: {
    koi: [0, 0, 0, 40, 150, 750],
    lantern: [0, 0, 0, 25, 100, 400],
    fan: [0, 0, 0, 20, 75, 250],
    cup: [0, 0, 0, 20, 60, 200],
    blossom: [0, 0, 0, 15, 40, 150],
    A: [0, 0, 0, 10, 25, 100],
    K: [0, 0, 0, 10, 25, 100],
    Q: [0, 0, 0, 5, 15, 75],
    J: [0, 0, 0, 5, 15, 75],
    '10': [0, 0, 0, 5, 15, 60],
  },
  spins: {
    base: {
      mode: 'base',
      strips: strips.base,
      scatters: teapots,
      triggers: [],
      respin: { feature: 'respins', symbol: 'teapot', count: 2 },
    },
    respin: { mode: 'respin', strips: strips.base, scatters: teapots, triggers: [] },
  },
  features: { respins: { kind: 'respin', spin: 'respin' } },
  unitsPerStake: 9,
  betLevels: [9, 18, 27, 45, 90, 180, 270, 450, 900, 1800, 2700, 4500, 9000],
  maxUnits: 1350,
} satisfies SlotDefinition

export const game = slotGame(definition)
