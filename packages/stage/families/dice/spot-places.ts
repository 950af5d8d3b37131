import type { DiceSpot } from '@fairhouse/contract/families/dice/spots'
import type { Box } from '../../table/box.ts'
import type { Size } from '../../screen/open-screen.ts'

/** How the table lies on the screen: wide, or narrow and high. */
export type Lie = 'flat' | 'upright'

/** A table in cells: a flat one is fourteen sums wide, an upright one six faces. */
export const tableSize: Readonly<Record<Lie, Size>> = {
  flat: { width: 14, height: 5.7 },
  upright: { width: 6, height: 9.5 },
}

/** Where a spot is on a table, in cells. */
export const placeOnTable = (spot: DiceSpot, lie: Lie): Box =>
  lie === 'flat' ? flatPlace(spot) : uprightPlace(spot)

const box = (x: number, y: number, width: number, height: number): Box => ({ x, y, width, height })

/** Place of a pair among the fifteen: 1-2, 1-3 … 5-6. */
const pairPlace = ([one = 1, other = 2]: readonly number[]): number =>
  (one - 1) * 6 - (one * (one - 1)) / 2 + (other - one - 1)

/** Doubles and triples stand on both sides of any triple, three and three. */
const aside = (face: number): number => (face <= 3 ? 1 + face : 5 + face)

function flatPlace({ kind, numbers }: DiceSpot): Box {
  const number = numbers[0] ?? 1
  switch (kind) {
    case 'small':
      return box(0, 0, 2, 1.4)
    case 'odd':
      return box(0, 1.4, 2, 0.9)
    case 'big':
      return box(12, 0, 2, 1.4)
    case 'even':
      return box(12, 1.4, 2, 0.9)
    case 'double':
      return box(aside(number), 0, 1, 1.15)
    case 'triple':
      return box(aside(number), 1.15, 1, 1.15)
    case 'anyTriple':
      return box(5, 0, 4, 2.3)
    case 'total':
      return box(number - 4, 2.3, 1, 1.2)
    case 'pair':
      return box((pairPlace(numbers) * 14) / 15, 3.5, 14 / 15, 1.05)
    case 'single':
      return box(((number - 1) * 14) / 6, 4.55, 14 / 6, 1.15)
  }
}

const evenChances: readonly string[] = ['small', 'odd', 'even', 'big']

function uprightPlace({ kind, numbers }: DiceSpot): Box {
  const number = numbers[0] ?? 1
  switch (kind) {
    case 'small':
    case 'odd':
    case 'even':
    case 'big':
      return box(evenChances.indexOf(kind) * 1.5, 0, 1.5, 1)
    case 'single':
      return box(number - 1, 1, 1, 1.1)
    case 'double':
      return box(number - 1, 2.1, 1, 1)
    case 'triple':
      return box(number - 1, 3.1, 1, 1)
    case 'anyTriple':
      return box(0, 4.1, 6, 0.7)
    case 'total': {
      const place = number - 4
      return box(((place % 7) * 6) / 7, 4.8 + Math.floor(place / 7), 6 / 7, 1)
    }
    case 'pair': {
      const place = pairPlace(numbers)
      return box(((place % 5) * 6) / 5, 6.8 + Math.floor(place / 5) * 0.9, 6 / 5, 0.9)
    }
  }
}
