import type { SlotDefinition } from '@fairhouse/game-math/families/slot/definition'
import { linesOf5x3 } from '@fairhouse/game-math/families/slot/paylines'
import { slotGame } from '@fairhouse/game-math/families/slot/slot-game'
import { strips } from './reels.ts'
import { symbols } from './symbols.ts'

/** Winter Market: five reels, fifteen lines; in some spins two to five wilds fall like snow. A stake is fifteen line bets. */
export const definition = {
  symbols,
  rows: [3, 3, 3, 3, 3],
  rule: {
    by: 'lines',
    lines: linesOf5x3(15),
  },
  wild: { symbol: 'wild' },
  pays: {
    tree: [0, 0, 0, 75, 250, 1500],
    mug: [0, 0, 0, 50, 150, 500],
    gingerbread: [0, 0, 0, 30, 100, 300],
    bauble: [0, 0, 0, 25, 75, 250],
    mitten: [0, 0, 0, 20, 60, 200],
    A: [0, 0, 0, 10, 30, 100],
    K: [0, 0, 0, 10, 30, 100],
    Q: [0, 0, 0, 5, 20, 75],
    J: [0, 0, 0, 5, 20, 75],
  },
  spins: {
    base: {
      mode: 'base',
      strips: strips.base,
      wildDrop: {
        none: 1444,
        patterns: [
          {
            cells: [
              [1, 1],
              [3, 1],
            ],
            weight: 8,
          },
          {
            cells: [
              [1, 0],
              [2, 1],
            ],
            weight: 8,
          },
          {
            cells: [
              [2, 1],
              [3, 2],
            ],
            weight: 8,
          },
          {
            cells: [
              [0, 1],
              [2, 1],
            ],
            weight: 8,
          },
          {
            cells: [
              [1, 2],
              [2, 0],
            ],
            weight: 8,
          },
          {
            cells: [
              [2, 2],
              [4, 0],
            ],
            weight: 8,
          },
          {
            cells: [
              [1, 1],
              [2, 1],
              [3, 1],
            ],
            weight: 4,
          },
          {
            cells: [
              [0, 0],
              [1, 1],
              [2, 2],
            ],
            weight: 4,
          },
          {
            cells: [
              [0, 2],
              [1, 1],
              [2, 0],
            ],
            weight: 4,
          },
          {
            cells: [
              [2, 0],
              [3, 1],
              [4, 2],
            ],
            weight: 4,
          },
          {
            cells: [
              [1, 0],
              [2, 2],
              [3, 0],
            ],
            weight: 4,
          },
          {
            cells: [
              [1, 0],
              [1, 2],
              [3, 0],
              [3, 2],
            ],
            weight: 2,
          },
          {
            cells: [
              [0, 1],
              [1, 0],
              [2, 1],
              [3, 2],
            ],
            weight: 2,
          },
          {
            cells: [
              [1, 1],
              [2, 0],
              [2, 2],
              [3, 1],
            ],
            weight: 2,
          },
          {
            cells: [
              [0, 0],
              [1, 1],
              [2, 1],
              [3, 1],
              [4, 0],
            ],
            weight: 1,
          },
          {
            cells: [
              [1, 1],
              [2, 0],
              [2, 1],
              [2, 2],
              [3, 1],
            ],
            weight: 1,
          },
        ],
      },
      scatters: [{ symbol: 'star', pays: [0, 0, 0, 45, 225, 1500] }],
      triggers: [],
    },
  },
  features: {},
  unitsPerStake: 15,
  betLevels: [15, 30, 45, 60, 75, 90, 150, 300, 600, 1500, 3000, 6000, 9000],
  maxUnits: 7500,
} satisfies SlotDefinition

export const game = slotGame(definition)
