import { ticketColumns, ticketRowNumbers } from '@fairhouse/contract/families/bingo/tickets'
import type { Draw } from '@fairhouse/fairness/draw'
import { item } from '../../at.ts'
import { taken } from './taken.ts'
import { withoutNumber } from './without-number.ts'

const tickets = 6
const rows = 3
const allNumbers = tickets * rows * ticketRowNumbers

/** By ticket and by column. */
type OfStrip<Value> = readonly (readonly Value[])[]

/**
 * A strip of six tickets, on which each of 90 numbers stands once. A ticket has three rows of nine cells, row by row; five cells of each row hold a number, and one to three of
 * each column: 1 to 9 in the first, 10 to 19 in the second, 80 to 90 in the last, ascending from the top.
 *
 * Drawn in this order: how many numbers of each column stand on each ticket, which, and in which rows. Nothing of it changes what a ticket wins: calls come in every order alike, so
 * all strips are as good as any other.
 */
export function stripFrom(draw: Draw): readonly (readonly number[])[] {
  const counts = countsFrom(draw)
  const numbers = numbersFrom(counts, draw)
  return numbers.map((own) => laidOut(own, draw))
}

/** How many numbers each column has: nine, ten, or eleven. */
const sizeOf = (column: number): number => firstOf(column + 1) - firstOf(column)

const firstOf = (column: number): number =>
  column === 0 ? 1 : column === ticketColumns ? allNumbers + 1 : column * 10

/**
 * One number in each column of each ticket, and where the others go: column by column, each to a ticket that still has room for it. A ticket that could not be filled by the columns
 * that follow must take one.
 */
function countsFrom(draw: Draw): OfStrip<number> {
  const counts = Array.from({ length: tickets }, () =>
    Array.from({ length: ticketColumns }, () => 1),
  )
  const left = counts.map(() => rows * ticketRowNumbers - ticketColumns)
  for (let column = 0; column < ticketColumns; column++) {
    const later = (ticketColumns - 1 - column) * (rows - 1)
    let owed = 0
    for (const has of left) owed += Math.max(0, has - later)
    for (let extra = sizeOf(column) - tickets; extra > 0; extra--) {
      const least = owed < extra ? 1 : later + 1
      const open = openTickets(counts, left, { column, least })
      const ticket = item(open, draw.below(open.length))
      const own = item(counts, ticket)
      const has = item(left, ticket)
      if (has > later) owed--
      own[column] = item(own, column) + 1
      left[ticket] = has - 1
    }
  }
  return counts
}

/** Tickets, in their order, that lack at least so many numbers and may have one more of a column. */
function openTickets(
  counts: OfStrip<number>,
  left: readonly number[],
  { column, least }: { readonly column: number; readonly least: number },
): readonly number[] {
  const open: number[] = []
  // By index: certificates draw a million strips.
  for (let ticket = 0; ticket < tickets; ticket++)
    if (item(left, ticket) >= least && item(item(counts, ticket), column) < rows) open.push(ticket)
  return open
}

/** Which numbers those are, in ascending order: column by column, each ticket taking its own from those that are left. */
function numbersFrom(counts: OfStrip<number>, draw: Draw): OfStrip<readonly number[]> {
  const numbers: (readonly number[])[][] = counts.map(() => [])
  for (let column = 0; column < ticketColumns; column++) {
    const all = taken(firstOf(column), sizeOf(column), sizeOf(column), draw)
    let at = 0
    for (let ticket = 0; ticket < tickets; ticket++) {
      const count = item(item(counts, ticket), column)
      item(numbers, ticket).push(ascending(all.slice(at, at + count)))
      at += count
    }
  }
  return numbers
}

const ascending = (numbers: readonly number[]): readonly number[] =>
  numbers.length === 1 ? numbers : numbers.toSorted((one, other) => one - other)

/** Rows that the numbers of a column may stand in, by how many they are: 1 where one does. */
const rowSets: readonly (readonly (readonly number[])[])[] = [
  [],
  [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  [
    [1, 1, 0],
    [1, 0, 1],
    [0, 1, 1],
  ],
  [[1, 1, 1]],
]

/** Lays the numbers of a ticket into its rows, column by column, so that five come to stand in each. */
function laidOut(columns: readonly (readonly number[])[], draw: Draw): readonly number[] {
  const cells = Array.from({ length: rows * ticketColumns }, () => withoutNumber)
  const left = Array.from({ length: rows }, () => ticketRowNumbers)
  let whole = columns.filter(({ length }) => length === rows).length
  for (const [column, numbers] of columns.entries()) {
    if (numbers.length === rows) whole--
    const later = ticketColumns - 1 - column
    const open = item(rowSets, numbers.length).filter((set) => isOpen(left, set, whole, later))
    const set = item(open, draw.below(open.length))
    let next = 0
    for (let row = 0; row < rows; row++) {
      if (set[row] === 0) continue
      cells[row * ticketColumns + column] = item(numbers, next++)
      left[row] = item(left, row) - 1
    }
  }
  return cells
}

/** Whether rows can be filled by later columns after these took a number: each gets one of every whole column, and no more than one of any. */
function isOpen(
  left: readonly number[],
  set: readonly number[],
  whole: number,
  later: number,
): boolean {
  for (let row = 0; row < rows; row++) {
    const after = item(left, row) - item(set, row)
    if (after < whole || after > later) return false
  }
  return true
}
