import { cellsGame } from '@fairhouse/game-math/families/cells/cells-game'
import type { CellsDefinition } from '@fairhouse/game-math/families/cells/definition'
import { symbols } from './symbols.ts'

/** Matrix Gems: five by five cells, each drawn by itself; gems pay by how many are in view. A stake is twenty units. */
export const definition = {
  symbols,
  rows: [5, 5, 5, 5, 5],
  weights: {
    wild: 1,
    ruby: 8,
    topaz: 10,
    amber: 11,
    emerald: 13,
    aqua: 13,
    sapphire: 14,
    violet: 15,
    pearl: 15,
  },
  wild: 'wild',
  pays: {
    ruby: [0, 0, 0, 0, 0, 0, 20, 80, 400, 1500, 5000, 15_000, 40_000],
    topaz: [0, 0, 0, 0, 0, 0, 14, 40, 200, 800, 2500, 8000, 20_000],
    amber: [0, 0, 0, 0, 0, 0, 12, 30, 120, 400, 1400, 4000, 12_000],
    emerald: [0, 0, 0, 0, 0, 0, 0, 20, 60, 220, 700, 2000, 8000],
    aqua: [0, 0, 0, 0, 0, 0, 0, 14, 44, 150, 500, 1500, 5000],
    sapphire: [0, 0, 0, 0, 0, 0, 0, 10, 30, 90, 300, 900, 3000],
    violet: [0, 0, 0, 0, 0, 0, 0, 0, 16, 40, 140, 400, 1500],
    pearl: [0, 0, 0, 0, 0, 0, 0, 0, 10, 32, 100, 300, 1000],
  },
  unitsPerStake: 20,
  betLevels: [20, 40, 60, 100, 200, 300, 500, 1000, 2000, 3000, 5000, 10_000],
  maxUnits: 40_000,
} satisfies CellsDefinition

export const game = cellsGame(definition)
