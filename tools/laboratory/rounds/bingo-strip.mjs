// Tickets of bingo: a strip of six, three rows of nine cells each, every number once.
import { drawFrom } from './bingo-draws.mjs'

const columns = 9
const inRow = 5

/** Cells that are looked for together on a ticket: one row, two, or all. Blank cells hold 0 and count as called. */
export function ticketSets(side, prize) {
  const rows = Array.from({ length: side }, (_, row) =>
    Array.from({ length: columns }, (__, column) => row * columns + column),
  )
  if (prize === 'line') return rows
  if (prize === 'house') return [rows.flat()]
  if (prize !== 'twoLines') throw new RangeError(`the prize ${prize} is not known here`)
  // Two rows are all but one.
  return rows.map((_, without) => rows.filter((__, row) => row !== without).flat())
}

/** The tickets of a strip, each row by row. */
export function drawStrip({ numbers, side, strip }, round) {
  const first = Array.from({ length: columns }, (_, column) => Math.max(1, column * 10))
  const sizes = first.map((from, column) => (first[column + 1] ?? numbers + 1) - from)
  const counts = drawCounts(sizes, { side, strip }, round)
  const stacks = sizes.map((size, column) => drawFrom(first[column], size, size, round))
  const tickets = counts.map((own) =>
    own.map((count, column) => stacks[column].splice(0, count).toSorted((a, b) => a - b)),
  )
  return tickets.map((own) => drawRows(own, side, round))
}

/** `[ticket][column]`: how many numbers stand there. */
function drawCounts(sizes, { side, strip }, round) {
  const counts = Array.from({ length: strip }, () => sizes.map(() => 1))
  const missing = (ticket) => side * inRow - counts[ticket].reduce((sum, count) => sum + count, 0)
  for (const [column, size] of sizes.entries()) {
    const room = (columns - 1 - column) * (side - 1)
    for (let extras = size - strip; extras > 0; extras--) {
      const able = counts.flatMap((own, ticket) =>
        own[column] < side && missing(ticket) > 0 ? ticket : [],
      )
      const behind = able.filter((ticket) => missing(ticket) > room)
      const needed = behind.reduce((sum, ticket) => sum + missing(ticket) - room, 0)
      const from = needed === extras ? behind : able
      counts[from[round.draw(from.length)]][column]++
    }
  }
  return counts
}

/** Lays out a ticket; `own` are its numbers, column by column. */
function drawRows(own, side, round) {
  const cells = Array.from({ length: side * columns }, () => 0)
  const needs = Array.from({ length: side }, () => inRow)
  for (const [column, numbers] of own.entries()) {
    const later = own.slice(column + 1)
    const full = later.filter((of) => of.length === side).length
    const fitting = setsOfRows(side, numbers.length).filter((set) =>
      needs.every((need, row) => {
        const then = set.includes(row) ? need - 1 : need
        return full <= then && then <= later.length
      }),
    )
    const chosen = fitting[round.draw(fitting.length)]
    for (const [index, row] of chosen.entries()) {
      cells[row * columns + column] = numbers[index]
      needs[row]--
    }
  }
  return cells
}

/** All sets of so many rows, ascending. */
function setsOfRows(side, count, from = 0) {
  if (count === 0) return [[]]
  const sets = []
  for (let row = from; row <= side - count; row++)
    for (const rest of setsOfRows(side, count - 1, row + 1)) sets.push([row, ...rest])
  return sets
}
