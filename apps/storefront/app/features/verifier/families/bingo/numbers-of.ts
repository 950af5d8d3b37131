import { areOfTicket, ticketColumns } from '@fairhouse/contract/families/bingo/tickets'

/**
 * Numbers of a card in words, row by row, a star for its free cell. A ticket, which has several blank cells, is told without them, and with a stroke
 * between its rows, by which it wins.
 */
export function numbersOf(cells: readonly number[]): string {
  if (!areOfTicket(cells))
    return cells.map((number) => (number === 0 ? '★' : String(number))).join(' ')
  const rows = Array.from({ length: Math.ceil(cells.length / ticketColumns) }, (_, row) =>
    cells.slice(row * ticketColumns, (row + 1) * ticketColumns).filter((number) => number !== 0),
  )
  return rows.map((row) => row.join(' ')).join(' / ')
}
