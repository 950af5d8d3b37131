import { item } from '../../at.ts'
import type { CellLinesRule, CellsDefinition } from './definition.ts'

/** `[column, row]`. */
export type Place = readonly [number, number]

/** Cells that pay together when all of them show one symbol or wilds. */
export interface Figure {
  readonly part: 'lines' | 'corners'
  readonly cells: readonly Place[]
  /** Units by symbol; no entry: nothing. */
  readonly pays: ReadonlyMap<string, number>
}

/** What pays in a grid with lines, in the order in which it is told: lines, columns, the corners. */
export function figuresOf(definition: CellsDefinition, rule: CellLinesRule): readonly Figure[] {
  const { rows, corners, pays } = definition
  const across = rule.lines.map((line) => line.map((row, column): Place => [column, row]))
  const down = rows.map((height, column) =>
    Array.from({ length: height }, (_, row): Place => [column, row]),
  )
  const lines = [...across, ...(rule.columns ? down : [])].map(
    (cells): Figure => ({ part: 'lines', cells, pays: linePays(pays, cells.length) }),
  )
  if (corners === undefined) return lines
  const four = { cells: cornersOf(rows), pays: new Map(Object.entries(corners)) }
  return [...lines, { part: 'corners', ...four }]
}

/** The dearest symbol: what wilds alone stand for. Of equal ones the first. */
export function dearestOf({ pays }: Figure): string {
  const [symbol] = [...pays].reduce((best, one) => (one[1] > best[1] ? one : best))
  return symbol
}

function linePays(pays: CellsDefinition['pays'], length: number): ReadonlyMap<string, number> {
  return new Map(Object.entries(pays).map(([symbol, row]) => [symbol, row[length] ?? 0]))
}

function cornersOf(rows: readonly number[]): readonly Place[] {
  const last = rows.length - 1
  return [
    [0, 0],
    [0, item(rows, 0) - 1],
    [last, 0],
    [last, item(rows, last) - 1],
  ]
}
