import { expect, it } from 'vitest'
import { nextNumber } from './next-number.ts'

const wide = { columns: 10, numbers: 80 }

it.each([
  ['ArrowRight', 1, 2],
  ['ArrowRight', 10, 10],
  ['ArrowLeft', 12, 11],
  ['ArrowLeft', 11, 11],
  ['ArrowDown', 5, 15],
  ['ArrowDown', 75, 75],
  ['ArrowUp', 15, 5],
  ['ArrowUp', 5, 5],
  ['Home', 44, 1],
  ['End', 44, 80],
  ['x', 44, null],
])('%s leads from %d to %s', (key, from, to) => {
  expect(nextNumber(key, from, wide)).toBe(to)
})

it('follows the columns that there are', () => {
  expect(nextNumber('ArrowDown', 1, { columns: 8, numbers: 80 })).toBe(9)
  expect(nextNumber('ArrowRight', 8, { columns: 8, numbers: 80 })).toBe(8)
})
