import type { SlotDefinition } from '@fairhouse/game-math/families/slot/definition'
import { slotGame } from '@fairhouse/game-math/families/slot/slot-game'
import { strips } from './reels.ts'
import { symbols } from './symbols.ts'

/**
 * Cent Circus: five reels, 243 ways and more, as seals and unicycles come in pairs that are two ways through one cell; and a small wheel. A
 * stake is twenty-five units.
 */
export const definition = {
  symbols,
  rows: [3, 3, 3, 3, 3],
  rule: { by: 'ways' },
  wild: { symbol: 'wild' },
  splits: [
    { symbol: 'seals', of: 'seal' },
    { symbol: 'unicycles', of: 'unicycle' },
  ],
  pays: {
    seal: [0, 0, 0, 20, 60, 400],
    unicycle: [0, 0, 0, 15, 45, 250],
    cannon: [0, 0, 0, 12, 35, 150],
    pins: [0, 0, 0, 10, 25, 90],
    cent: [0, 0, 0, 8, 20, 60],
    A: [0, 0, 0, 4, 10, 30],
    K: [0, 0, 0, 4, 10, 25],
    Q: [0, 0, 0, 4, 8, 25],
  },
  spins: {
    base: {
      mode: 'base',
      strips: strips.base,
      scatters: [],
      triggers: [{ symbol: 'wheel', feature: 'wheel', by: [0, 0, 0, 1] }],
    },
  },
  features: {
    wheel: {
      kind: 'wheel',
      rings: [
        [
          { kind: 'pay', units: 75 },
          { kind: 'pay', units: 125 },
          { kind: 'multiply', times: 2 },
          { kind: 'pay', units: 100 },
          { kind: 'pay', units: 250 },
          { kind: 'again', count: 2 },
          { kind: 'pay', units: 75 },
          { kind: 'pay', units: 150 },
          { kind: 'multiply', times: 3 },
          { kind: 'pay', units: 100 },
          { kind: 'pay', units: 500 },
          { kind: 'again', count: 2 },
        ],
      ],
      mostSpins: 6,
    },
  },
  unitsPerStake: 25,
  betLevels: [25, 50, 75, 100, 150, 200, 300, 500, 1000, 2000, 3000, 5000, 10_000],
  maxUnits: 25_000,
} satisfies SlotDefinition

export const game = slotGame(definition)
