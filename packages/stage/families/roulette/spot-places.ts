import { rowsOfTable, type Spot } from '@fairhouse/contract/families/roulette/spots'
import type { Box } from '../../table/box.ts'

/**
 * Where a spot is on a table that lies along the numbers: `along` counts rows of three from the first (the zeros stand at -1 to 0, the columns'
 * spots behind the last), `deep` counts from the side of the even chances towards the third column. Both in parts of a number's cell.
 */
interface Place {
  readonly along: number
  readonly deep: number
  readonly long: number
  readonly wide: number
}

/** How deep the even chances and the dozens are. */
const outsideDepth = 0.82
const numbersFrom = 2 * outsideDepth
export const tableLength = rowsOfTable + 2
export const tableDepth = numbersFrom + 3

/** A chip on a line lies within so much of a cell. */
const lineRoom = 0.4

/** How the table lies on the screen: its numbers run to the right, or downwards. */
export type Lie = 'flat' | 'upright'

/**
 * Where each spot of a table is, in cells: as it is drawn, of a line as it is touched.
 * @param lie of a flat table the cell's height, of an upright one its width, is across the numbers.
 * @param zeros of the table; two share the place of one.
 */
export function placeOnTable(spot: Spot, lie: Lie, zeros: readonly string[]): Box {
  const { along, deep, long, wide } = placeOf(spot, (pocket) => cellOf(pocket, zeros))
  return lie === 'flat'
    ? { x: along + 1, y: tableDepth - deep - wide, width: long, height: wide }
    : { x: deep, y: along + 1, width: wide, height: long }
}

type CellOf = (pocket: string) => Place

function placeOf({ kind, name, pockets }: Spot, cell: CellOf): Place {
  const third = Number(name.at(-1)) - 1
  switch (kind) {
    case 'straight':
      return cell(pockets[0] ?? '0')
    case 'dozen':
      return { along: third * 4, deep: outsideDepth, long: 4, wide: outsideDepth }
    case 'column':
      return { along: rowsOfTable, deep: numbersFrom + third, long: 1, wide: 1 }
    case 'low':
    case 'even':
    case 'red':
    case 'black':
    case 'odd':
    case 'high':
      return { along: evenChances.indexOf(kind) * 2, deep: 0, long: 2, wide: outsideDepth }
    case 'street':
    case 'sixLine':
    case 'firstFour':
    case 'topLine':
      return onLine(middleAlong(pockets.map(cell)), numbersFrom)
    case 'split':
    case 'trio':
    case 'corner':
      return onLine(middleAlong(pockets.map(cell)), middleDeep(pockets, cell))
  }
}

/** In the order in which they lie along the table. */
const evenChances: readonly string[] = ['low', 'even', 'red', 'black', 'odd', 'high']

function cellOf(pocket: string, zeros: readonly string[]): Place {
  const number = Number(pocket)
  if (number === 0) {
    const wide = 3 / zeros.length
    return { along: -1, deep: numbersFrom + zeros.indexOf(pocket) * wide, long: 1, wide }
  }
  const column = (number - 1) % 3
  return { along: Math.ceil(number / 3) - 1, deep: numbersFrom + column, long: 1, wide: 1 }
}

const onLine = (along: number, deep: number): Place => ({
  along: along - lineRoom / 2,
  deep: deep - lineRoom / 2,
  long: lineRoom,
  wide: lineRoom,
})

/** Where numbers of one row have their middle, or numbers of several rows meet. A zero is left of the first row. */
function middleAlong(cells: readonly Place[]): number {
  const middles = cells.map(({ along }) => along + 0.5)
  return (Math.min(...middles) + Math.max(...middles)) / 2
}

/** The same across the table; a zero reaches over more of it than a number, and counts only beside another zero. */
function middleDeep(pockets: readonly string[], cell: CellOf): number {
  const numbers = pockets.filter((pocket) => Number(pocket) > 0)
  const middles = (numbers.length > 0 ? numbers : pockets)
    .map(cell)
    .map(({ deep, wide }) => deep + wide / 2)
  return (Math.min(...middles) + Math.max(...middles)) / 2
}
