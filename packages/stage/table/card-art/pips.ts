import type { Rank } from '@fairhouse/contract/families/ranks'

/** A suit on the face of a card: its middle in parts of the pip field, and whether it stands on its head. */
export interface Pip {
  readonly x: number
  readonly y: number
  readonly turned: boolean
}

const [left, middle, right] = [0, 0.5, 1]
const third = 1 / 3

type Spot = readonly [x: number, y: number]

const corners: readonly Spot[] = [
  [left, 0],
  [right, 0],
  [left, 1],
  [right, 1],
]
const sides: readonly Spot[] = [
  [left, 0.5],
  [right, 0.5],
]
const thirds: readonly Spot[] = [
  [left, third],
  [right, third],
  [left, 2 * third],
  [right, 2 * third],
]
const centre: readonly Spot[] = [[middle, 0.5]]

/** As printers have set them for two hundred years; court cards have none, and an ace has one large suit. */
const spots: Partial<Readonly<Record<Rank, readonly Spot[]>>> = {
  '2': [
    [middle, 0],
    [middle, 1],
  ],
  '3': [[middle, 0], ...centre, [middle, 1]],
  '4': corners,
  '5': [...corners, ...centre],
  '6': [...corners, ...sides],
  '7': [...corners, ...sides, [middle, 0.25]],
  '8': [...corners, ...sides, [middle, 0.25], [middle, 0.75]],
  '9': [...corners, ...thirds, ...centre],
  T: [...corners, ...thirds, [middle, third / 2], [middle, 1 - third / 2]],
}

/** Where the suits of a number stand; empty for an ace and for court cards. */
export const pipsOf = (rank: Rank): readonly Pip[] =>
  (spots[rank] ?? []).map(([x, y]) => ({ x, y, turned: y > 0.5 }))
