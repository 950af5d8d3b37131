import { cellsGame } from '@fairhouse/game-math/families/cells/cells-game'
import type { CellsDefinition } from '@fairhouse/game-math/families/cells/definition'
import { linesOf3x3 } from '@fairhouse/game-math/families/slot/paylines'
import { symbols } from './symbols.ts'

/** Matrix Nine: three by three cells, each drawn by itself; rows, diagonals and columns pay, and so do the four corners. A stake is twenty units. */
export const definition = {
  symbols,
  rows: [3, 3, 3],
  weights: {
    wild: 2,
    seven: 6,
    diamond: 8,
    bell: 11,
    star: 14,
    heart: 16,
    clover: 18,
    cherry: 19,
  },
  wild: 'wild',
  rule: { by: 'lines', lines: linesOf3x3, columns: true },
  pays: {
    seven: [0, 0, 0, 1200],
    diamond: [0, 0, 0, 300],
    bell: [0, 0, 0, 120],
    star: [0, 0, 0, 50],
    heart: [0, 0, 0, 30],
    clover: [0, 0, 0, 20],
    cherry: [0, 0, 0, 15],
  },
  corners: {
    seven: 5000,
    diamond: 1500,
    bell: 600,
    star: 250,
    heart: 120,
    clover: 80,
    cherry: 60,
  },
  unitsPerStake: 20,
  betLevels: [20, 40, 60, 100, 200, 300, 500, 1000, 2000, 3000, 5000, 10_000],
  maxUnits: 8000,
} satisfies CellsDefinition

export const game = cellsGame(definition)
