import { csvOf, decimalOf } from '#platform/csv'
import type { Cell } from '#platform/xlsx'

/** A report as a file for a spreadsheet: money in whole units with two digits. */
export const reportCsv = (cells: readonly (readonly Cell[])[]): string =>
  csvOf(cells.map((row) => row.map(inText)))

const inText = (cell: Cell): string =>
  typeof cell === 'object' ? decimalOf(cell.units, cell.scale) : String(cell)
