import type { SlotDefinition } from '@fairhouse/game-math/families/slot/definition'
import { linesOf5x3 } from '@fairhouse/game-math/families/slot/paylines'
import { slotGame } from '@fairhouse/game-math/families/slot/slot-game'
import { strips } from './reels.ts'
import { symbols } from './symbols.ts'

/** Carnival Wheel: five reels, three rows, twenty-five lines. Pays are line bets; a stake is twenty-five of them. */
export const definition = {
  symbols,
  rows: [3, 3, 3, 3, 3],
  rule: {
    by: 'lines',
    lines: linesOf5x3(25),
  },
  pays: {
    tent: [0, 0, 0, 75, 250, 1500],
    clown: [0, 0, 0, 50, 150, 600],
    balloon: [0, 0, 0, 40, 100, 400],
    popcorn: [0, 0, 0, 30, 75, 250],
    ticket: [0, 0, 0, 25, 60, 200],
    A: [0, 0, 0, 15, 40, 125],
    K: [0, 0, 0, 15, 30, 100],
    Q: [0, 0, 0, 10, 25, 80],
    J: [0, 0, 0, 10, 20, 75],
  },
  wild: { symbol: 'wild' },
  spins: {
    base: {
      mode: 'base',
      strips: strips.base,
      scatters: [],
      triggers: [{ symbol: 'wheel', feature: 'wheel', by: [0, 0, 0, 1, 1, 1] }],
    },
  },
  features: {
    wheel: {
      kind: 'wheel',
      rings: [
        [
          { kind: 'pay', units: 250 },
          { kind: 'pay', units: 500 },
          { kind: 'up' },
          { kind: 'pay', units: 300 },
          { kind: 'pay', units: 750 },
          { kind: 'pay', units: 375 },
          { kind: 'multiply', times: 2 },
          { kind: 'pay', units: 250 },
          { kind: 'pay', units: 625 },
          { kind: 'pay', units: 300 },
          { kind: 'up' },
          { kind: 'pay', units: 500 },
          { kind: 'pay', units: 250 },
          { kind: 'pay', units: 1000 },
          { kind: 'pay', units: 375 },
          { kind: 'again', count: 2 },
          { kind: 'pay', units: 300 },
          { kind: 'pay', units: 625 },
          { kind: 'up' },
          { kind: 'pay', units: 250 },
          { kind: 'pay', units: 750 },
          { kind: 'pay', units: 375 },
          { kind: 'multiply', times: 2 },
          { kind: 'pay', units: 500 },
        ],
        [
          { kind: 'pay', units: 1250 },
          { kind: 'pay', units: 2500 },
          { kind: 'pay', units: 1875 },
          { kind: 'pay', units: 6250 },
          { kind: 'pay', units: 1250 },
          { kind: 'pay', units: 1875 },
          { kind: 'pay', units: 3750 },
          { kind: 'pay', units: 1250 },
          { kind: 'pay', units: 2500 },
          { kind: 'pay', units: 1875 },
          { kind: 'jackpot', jackpot: 'carnival', units: 12500 },
          { kind: 'pay', units: 1500 },
        ],
      ],
      mostSpins: 8,
    },
  },
  unitsPerStake: 25,
  betLevels: [25, 50, 75, 100, 150, 200, 300, 500, 1000, 2000, 3000, 5000, 10_000],
  maxUnits: 50_000,
} satisfies SlotDefinition

export const game = slotGame(definition)
