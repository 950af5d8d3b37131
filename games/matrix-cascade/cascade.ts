import type { CascadeDefinition } from '@fairhouse/game-math/families/cascade/definition'
import { symbols } from './symbols.ts'

/** The same on each of the six columns. */
const onEveryReel = <Value>(value: Value): readonly Value[] =>
  Array.from({ length: 6 }, () => value)

/** No wild among them: those stand only in corners that a win cleared. */
const cells = { cube: 9, prism: 11, orb: 13, ring: 15, star: 17, bolt: 21, leaf: 25 }

/** Matrix Cascade: six by six cells, clusters of five pay and go, cleared corners turn wild, each cascade multiplies more. */
export const definition = {
  symbols,
  heights: onEveryReel([6]),
  by: 'cluster',
  pays: {
    cube: [0, 0, 0, 0, 0, 160, 300, 600, 1000, 2000, 4000, 8000],
    prism: [0, 0, 0, 0, 0, 100, 180, 320, 600, 1000, 2000, 4000],
    orb: [0, 0, 0, 0, 0, 70, 120, 220, 400, 700, 1200, 2400],
    ring: [0, 0, 0, 0, 0, 40, 70, 120, 200, 320, 560, 1000],
    star: [0, 0, 0, 0, 0, 26, 44, 80, 140, 220, 400, 700],
    bolt: [0, 0, 0, 0, 0, 14, 22, 36, 60, 100, 160, 260, 400],
    leaf: [0, 0, 0, 0, 0, 10, 16, 24, 36, 54, 80, 120, 200],
  },
  wild: 'wild',
  cornerWilds: true,
  weights: { base: onEveryReel(cells), free: onEveryReel(cells) },
  climb: { base: [1, 2, 5, 15, 75], free: [1], stays: false },
  bombs: null,
  scatter: null,
  unitsPerStake: 20,
  betLevels: [20, 40, 60, 100, 200, 300, 500, 1000, 2000, 3000, 5000, 10_000],
  maxUnits: 50_000,
} satisfies CascadeDefinition
