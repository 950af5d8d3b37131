import { expect, it } from 'vitest'
import { areOfTicket, cellsInRow, firstBought } from './tickets.ts'
import { winningCells } from './winning-cells.ts'

const tickets = { side: 3, strip: 6 }

it.each([
  ['the first cards', 0, 4, 1],
  ['a whole strip', 0, 6, 1],
  ['what fits into the strip that is sold', 4, 2, 5],
  ['what does not fit begins a new strip', 4, 3, 7],
  ['a strip after a whole one', 6, 6, 7],
  ['a strip that nearly fits', 7, 6, 13],
])('%s: after %i sold, %i more begin with %i', (_, sold, count, first) => {
  expect(firstBought(tickets, sold, count)).toBe(first)
})

it('cards without strips have no gap, and as many columns as rows', () => {
  expect(firstBought({ side: 3 }, 4, 12)).toBe(5)
  expect(cellsInRow({ side: 5, strip: null })).toBe(5)
  expect(cellsInRow(tickets)).toBe(9)
})

it('a ticket is told by its rows of nine, whatever stands in them', () => {
  const cells = (count: number) => Array.from({ length: count }, (_, at) => at)
  expect(areOfTicket(cells(3 * 9))).toBe(true)
  for (const side of [3, 4, 5]) expect(areOfTicket(cells(side * side))).toBe(false)
  // A card with several cells that nobody calls is none.
  expect(areOfTicket([1, 0, 3, 0, 5, 6, 7, 8, 9])).toBe(false)
})

it('a line of a ticket is a row, two lines any two of them, the house all three', () => {
  const line = winningCells(tickets, 'line', null)
  expect(line.map((cells) => [cells[0], cells.at(-1)])).toEqual([
    [0, 8],
    [9, 17],
    [18, 26],
  ])
  const two = winningCells(tickets, 'twoLines', null)
  expect(two.map((cells) => cells.length)).toEqual([18, 18, 18])
  expect(new Set(two.map((cells) => cells.join())).size).toBe(3)
  expect(winningCells(tickets, 'house', null)).toEqual([Array.from({ length: 27 }, (_, at) => at)])
})
