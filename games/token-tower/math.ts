import type { SlotDefinition } from '@fairhouse/game-math/families/slot/definition'
import { linesOf3x3 } from '@fairhouse/game-math/families/slot/paylines'
import { slotGame } from '@fairhouse/game-math/families/slot/slot-game'
import { jackpotGame } from '@fairhouse/game-math/jackpots/jackpot-game'
import { strips } from './reels.ts'
import { symbols } from './symbols.ts'

/** The wheel at the top of the tower, to which an arrow of the lower one leads. */
const upper = [
  { kind: 'pay', units: 125 },
  { kind: 'pay', units: 250 },
  { kind: 'pay', units: 150 },
  { kind: 'pay', units: 500 },
  { kind: 'pay', units: 125 },
  { kind: 'pay', units: 200 },
  { kind: 'pay', units: 300 },
  { kind: 'pay', units: 150 },
  { kind: 'pay', units: 125 },
  { kind: 'pay', units: 250 },
  { kind: 'pay', units: 200 },
  { kind: 'pay', units: 4000 },
] as const

/**
 * Token Tower: three reels, five lines, and a tower of two wheels that tokens open: three of them the lower one, four both, the upper one first. Its
 * jackpot is a meter of its own. A stake is five line bets.
 */
export const definition = {
  symbols,
  rows: [3, 3, 3],
  rule: {
    by: 'lines',
    lines: linesOf3x3,
  },
  wild: { symbol: 'wild' },
  pays: {
    tower: [0, 0, 0, 1000],
    crown: [0, 0, 0, 150],
    bell: [0, 0, 0, 60],
    lantern: [0, 0, 0, 25],
    key: [0, 0, 0, 15],
    A: [0, 0, 0, 10],
    K: [0, 0, 0, 8],
    Q: [0, 0, 0, 5],
  },
  spins: {
    base: {
      mode: 'base',
      strips: strips.base,
      scatters: [],
      triggers: [
        { symbol: 'token', feature: 'wheel', by: [0, 0, 0, 1, 1] },
        { symbol: 'token', feature: 'upperWheel', by: [0, 0, 0, 0, 1] },
      ],
    },
  },
  features: {
    wheel: {
      kind: 'wheel',
      rings: [
        [
          { kind: 'pay', units: 50 },
          { kind: 'pay', units: 100 },
          { kind: 'pay', units: 60 },
          { kind: 'up' },
          { kind: 'pay', units: 50 },
          { kind: 'pay', units: 75 },
          { kind: 'pay', units: 150 },
          { kind: 'pay', units: 60 },
          { kind: 'pay', units: 50 },
          { kind: 'pay', units: 100 },
          { kind: 'pay', units: 75 },
          { kind: 'up' },
          { kind: 'pay', units: 50 },
          { kind: 'pay', units: 125 },
          { kind: 'pay', units: 60 },
          { kind: 'pay', units: 200 },
        ],
        upper,
      ],
      mostSpins: 2,
    },
    upperWheel: { kind: 'wheel', rings: [upper], mostSpins: 1 },
  },
  unitsPerStake: 5,
  betLevels: [10, 20, 50, 100, 200, 300, 500, 1000, 2000, 3000, 5000, 10_000],
  maxUnits: 7500,
} satisfies SlotDefinition

export const game = jackpotGame(slotGame(definition), [
  {
    won: 'byDraw',
    name: 'major',
    meter: 'token-tower',
    seed: 100_000,
    grows: 10_000,
    laidBy: 10_000,
    ceiling: 1_000_000,
    turnover: 10_000_000,
  },
])
