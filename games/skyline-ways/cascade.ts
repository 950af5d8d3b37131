import type { CascadeDefinition } from '@fairhouse/game-math/families/cascade/definition'
import { symbols } from './symbols.ts'

const cells = {
  moon: 32,
  tower: 70,
  taxi: 90,
  bridge: 95,
  plane: 95,
  'cab-light': 95,
  A: 105,
  K: 105,
  Q: 105,
  J: 105,
  '10': 114,
  '9': 116,
}
const freeCells = { ...cells, moon: 20, J: 60, '10': 30, '9': 30 }

/** Wilds stand on the four reels in the middle. */
const withWilds = <Weights>(outer: Weights, inner: Weights): readonly Weights[] => [
  outer,
  inner,
  inner,
  inner,
  inner,
  outer,
]

/** Skyline Ways: six reels whose heights change with every spin, cascades, and free spins in which the multiplier only rises. */
export const definition = {
  symbols,
  heights: Array.from({ length: 6 }, () => [2, 2, 2, 2, 2, 3, 3, 4, 5, 6, 7]),
  by: 'ways',
  pays: {
    tower: [0, 0, 20, 80, 160, 400, 1600],
    taxi: [0, 0, 0, 30, 60, 120, 400],
    bridge: [0, 0, 0, 18, 36, 64, 200],
    plane: [0, 0, 0, 15, 28, 50, 120],
    'cab-light': [0, 0, 0, 12, 20, 40, 80],
    A: [0, 0, 0, 9, 16, 26, 50],
    K: [0, 0, 0, 9, 14, 22, 40],
    Q: [0, 0, 0, 7, 12, 18, 30],
    J: [0, 0, 0, 7, 12, 18, 30],
    '10': [0, 0, 0, 4, 7, 13, 20],
    '9': [0, 0, 0, 4, 7, 13, 20],
  },
  wild: 'wild',
  cornerWilds: false,
  weights: {
    base: withWilds({ ...cells, wild: 0 }, { ...cells, wild: 10 }),
    free: withWilds({ ...freeCells, wild: 0 }, { ...freeCells, wild: 40 }),
  },
  climb: { base: [1], free: Array.from({ length: 100 }, (_, rung) => rung + 1), stays: true },
  bombs: null,
  scatter: {
    symbol: 'moon',
    pays: [0],
    freeSpins: [0, 0, 0, 0, 10, 14, 20],
    extra: [0, 0, 0, 4],
    most: 60,
  },
  unitsPerStake: 20,
  betLevels: [20, 40, 60, 100, 200, 300, 500, 1000, 2000, 3000, 5000, 10_000],
  maxUnits: 100_000,
} satisfies CascadeDefinition
