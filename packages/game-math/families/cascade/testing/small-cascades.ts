import type { CascadeDefinition } from '../definition.ts'

const calm = { base: [1], free: [1], stays: false }
const everywhere = <Weights>(reels: number, weights: Weights): Weights[] =>
  Array.from({ length: reels }, () => weights)

/** Small grids that use every mechanic often. */
export const smallCascades: Readonly<Record<string, CascadeDefinition>> = {
  anywhere: {
    symbols: ['star', 'bomb', 'a', 'b', 'c'],
    heights: everywhere(4, [3]),
    by: 'anywhere',
    pays: { a: [0, 0, 0, 0, 0, 8, 20], b: [0, 0, 0, 0, 0, 5, 10], c: [0, 0, 0, 0, 0, 0, 2, 3] },
    wild: null,
    cornerWilds: false,
    weights: {
      base: everywhere(4, { star: 2, a: 5, b: 6, c: 6 }),
      free: everywhere(4, { star: 1, bomb: 1, a: 5, b: 6, c: 6 }),
    },
    climb: calm,
    bombs: {
      symbol: 'bomb',
      values: [
        { value: 2, weight: 3 },
        { value: 10, weight: 1 },
      ],
    },
    scatter: {
      symbol: 'star',
      pays: [0, 0, 0, 10, 40],
      freeSpins: [0, 0, 0, 5, 6],
      extra: [0, 0, 2],
      most: 12,
    },
    unitsPerStake: 10,
    betLevels: [10, 20],
    maxUnits: 2000,
  },
  'anywhere on places that multiply': {
    symbols: ['star', 'a', 'b', 'c'],
    heights: everywhere(4, [3]),
    by: 'anywhere',
    pays: { a: [0, 0, 0, 0, 0, 4, 10], b: [0, 0, 0, 0, 0, 2, 5], c: [0, 0, 0, 0, 0, 0, 1, 3] },
    wild: null,
    cornerWilds: false,
    weights: {
      base: everywhere(4, { star: 2, a: 5, b: 6, c: 6 }),
      free: everywhere(4, { star: 1, a: 5, b: 6, c: 6 }),
    },
    climb: { ...calm, base: [1, 2] },
    placeMultipliers: [1, 1, 2, 4, 4, 8],
    bombs: null,
    scatter: {
      symbol: 'star',
      pays: [0, 0, 0, 10],
      freeSpins: [0, 0, 0, 5],
      extra: [0, 0, 1],
      most: 9,
    },
    unitsPerStake: 10,
    betLevels: [10],
    maxUnits: 4000,
  },
  cluster: {
    symbols: ['wild', 'a', 'b', 'c', 'd'],
    heights: everywhere(5, [5]),
    by: 'cluster',
    pays: {
      a: [0, 0, 0, 0, 10, 30, 100],
      b: [0, 0, 0, 0, 6, 10, 40],
      c: [0, 0, 0, 0, 4, 8, 20],
      d: [0, 0, 0, 0, 0, 3, 9, 27],
    },
    wild: 'wild',
    cornerWilds: true,
    weights: {
      base: everywhere(5, { wild: 1, a: 6, b: 7, c: 8, d: 9 }),
      free: everywhere(5, { a: 1, b: 1 }),
    },
    climb: { ...calm, base: [1, 2, 3, 5] },
    bombs: null,
    scatter: null,
    unitsPerStake: 20,
    betLevels: [20],
    maxUnits: 3000,
  },
  'cluster on places that multiply, with wilds': {
    symbols: ['wild', 'a', 'b', 'c', 'd'],
    heights: everywhere(5, [5]),
    by: 'cluster',
    pays: {
      a: [0, 0, 0, 0, 6, 12, 40],
      b: [0, 0, 0, 0, 3, 6, 20],
      c: [0, 0, 0, 0, 0, 2, 8],
      d: [0, 0, 0, 0, 0, 1, 3],
    },
    wild: 'wild',
    cornerWilds: false,
    weights: {
      base: everywhere(5, { wild: 1, a: 6, b: 7, c: 8, d: 9 }),
      free: everywhere(5, { a: 1, b: 1 }),
    },
    climb: calm,
    placeMultipliers: [1, 2, 3],
    bombs: null,
    scatter: null,
    unitsPerStake: 20,
    betLevels: [20],
    maxUnits: 3000,
  },
  ways: {
    symbols: ['wild', 'moon', 'a', 'b', 'c', 'd'],
    heights: [[2, 3], [2, 3, 4], [3], [2, 4], [2, 3]],
    by: 'ways',
    pays: {
      a: [0, 0, 2, 10, 25, 80],
      b: [0, 0, 0, 5, 12, 40],
      c: [0, 0, 0, 3, 8, 25],
      d: [0, 0, 0, 2, 5, 20],
    },
    wild: 'wild',
    cornerWilds: false,
    weights: {
      base: [
        { moon: 1, a: 3, b: 5, c: 6, d: 7 },
        ...everywhere(4, { wild: 1, moon: 1, a: 3, b: 5, c: 6, d: 7 }),
      ],
      free: [
        { moon: 1, a: 4, b: 5, c: 6, d: 7 },
        ...everywhere(4, { wild: 2, a: 3, b: 5, c: 6, d: 7 }),
      ],
    },
    climb: { base: [1], free: [1, 2, 3, 4, 5, 6], stays: true },
    bombs: null,
    scatter: {
      symbol: 'moon',
      pays: [0, 0, 0, 15],
      freeSpins: [0, 0, 0, 6, 8],
      extra: [0, 1],
      most: 30,
    },
    unitsPerStake: 10,
    betLevels: [10],
    maxUnits: 5000,
  },
}
