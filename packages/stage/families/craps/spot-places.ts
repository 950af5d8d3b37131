import {
  boxNumbers,
  type CrapsKind,
  type CrapsSpot,
  hardNumbers,
} from '@fairhouse/contract/families/craps/spots'
import type { Size } from '../../screen/open-screen.ts'
import type { Box } from '../../table/box.ts'

/** How the table lies on the screen: wide, or narrow and high. */
export type Lie = 'flat' | 'upright'

/** A table in cells: a flat one has its bets of one roll beside the lines, an upright one below them. */
export const tableSize: Readonly<Record<Lie, Size>> = {
  flat: { width: 14, height: 6.5 },
  upright: { width: 6, height: 7.1 },
}

const box = (x: number, y: number, width: number, height: number): Box => ({ x, y, width, height })

/** A column of the six numbers: where they begin, how wide each is, and where its rows are. */
const columns = {
  flat: { left: 1.7, width: 1.3, against: [0, 0.85], on: [0.85, 1.25], place: [2.1, 0.75] },
  upright: { left: 0, width: 1, against: [0, 0.62], on: [0.62, 1.06], place: [1.68, 0.62] },
} as const satisfies Readonly<Record<Lie, object>>

/** Where a spot is on a table, in cells. */
export function placeOnTable({ kind, number }: CrapsSpot, lie: Lie): Box {
  const { left, width, against, on, place } = columns[lie]
  const half = (at: number, side: 0 | 1, [top, height]: readonly [number, number]): Box =>
    box(left + (at + side / 2) * width, top, width / 2, height)
  const at = boxNumbers.findIndex((one) => one === number)
  const inColumn: Partial<Readonly<Record<CrapsKind, () => Box>>> = {
    dontCome: () => half(at, 0, against),
    dontComeOdds: () => half(at, 1, against),
    come: () => half(at, 0, lowerPart(on)),
    comeOdds: () => half(at, 1, lowerPart(on)),
    place: () => box(left + at * width, place[0], width, place[1]),
  }
  const found = at < 0 ? undefined : inColumn[kind]
  if (found) return found()
  return lie === 'flat' ? flatPlace(kind, number) : uprightPlace(kind, number)
}

/** Chips lie below the printed number. */
const lowerPart = ([top, height]: readonly [number, number]): readonly [number, number] => [
  top + height * 0.4,
  height * 0.6,
]

/** Where the number of a column is printed, in cells. */
export function numberPlace(number: number, lie: Lie): Box {
  const { left, width, on } = columns[lie]
  const at = boxNumbers.findIndex((one) => one === number)
  return box(left + at * width, on[0], width, on[1])
}

const hardAt = (number: number | null): number => hardNumbers.findIndex((one) => one === number)

/** Bets of one roll in the order in which they stand. */
const single: readonly CrapsKind[] = ['two', 'three', 'eleven', 'twelve']

type Rows = Partial<Readonly<Record<CrapsKind, Box>>>

const flatRows: Rows = {
  dontCome: box(0, 0, 1.7, 2.85),
  come: box(0, 2.85, 9.5, 0.95),
  field: box(0, 3.8, 9.5, 0.95),
  dontPass: box(0, 4.75, 6.4, 0.8),
  dontPassOdds: box(6.4, 4.75, 3.1, 0.8),
  pass: box(0, 5.55, 6.4, 0.95),
  passOdds: box(6.4, 5.55, 3.1, 0.95),
  anySeven: box(9.75, 0, 4.25, 0.85),
  anyCraps: box(9.75, 5.65, 4.25, 0.85),
}

function flatPlace(kind: CrapsKind, number: number | null): Box {
  const row = flatRows[kind]
  if (row) return row
  const isHard = kind === 'hard'
  const at = isHard ? hardAt(number) : single.indexOf(kind)
  const [width, height] = [2.125, 1.2]
  const top = isHard ? 0.85 : 3.25
  return box(9.75 + (at % 2) * width, top + Math.floor(at / 2) * height, width, height)
}

const uprightRows: Rows = {
  come: box(0, 2.3, 3.6, 0.76),
  dontCome: box(3.6, 2.3, 2.4, 0.76),
  field: box(0, 3.06, 6, 0.74),
  dontPass: box(0, 3.8, 3.8, 0.7),
  dontPassOdds: box(3.8, 3.8, 2.2, 0.7),
  pass: box(0, 4.5, 3.8, 0.76),
  passOdds: box(3.8, 4.5, 2.2, 0.76),
  anySeven: box(0, 6.2, 1, 0.9),
  anyCraps: box(1, 6.2, 1, 0.9),
}

function uprightPlace(kind: CrapsKind, number: number | null): Box {
  const row = uprightRows[kind]
  if (row) return row
  if (kind === 'hard') return box(hardAt(number) * 1.5, 5.26, 1.5, 0.94)
  return box(2 + single.indexOf(kind), 6.2, 1, 0.9)
}
