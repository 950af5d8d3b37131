import type { RoundEvent } from '@fairhouse/contract/rounds/round'
import type { Draw } from '@fairhouse/fairness/draw'
import { item } from '../../at.ts'
import type { SpinMode } from './definition.ts'
import { type CascadeRules, drawn } from './rules.ts'

export type Place = Extract<RoundEvent, { type: 'cascaded' }>['removed'][number]

/** What stands in a cell. */
export interface Cell {
  readonly symbol: number
  /** What a bomb multiplies by; 0 for everything else. */
  readonly value: number
}

/** `[reel][row]`, row 0 on top. */
export type Grid = readonly (readonly Cell[])[]

/** A grid with the cells that came last, whose bombs are told. */
export interface Filled {
  readonly grid: Grid
  readonly landed: readonly Place[]
}

/** A new grid: first the height of each reel that has several, then cell after cell, each reel from its top. */
export function drawGrid(rules: CascadeRules, mode: SpinMode, draw: Draw): Filled {
  const heights = rules.heights.map((list) =>
    list.length > 1 ? drawn(list, draw) : (list[0] ?? 0),
  )
  return fill(
    rules,
    heights.map((): Cell[] => []),
    { mode, draw, heights },
  )
}

/** What is left after cells are removed falls; new cells follow from above. */
export function cascade(
  rules: CascadeRules,
  grid: Grid,
  removed: readonly Place[],
  { mode, draw }: { readonly mode: SpinMode; readonly draw: Draw },
): Filled {
  const gone = new Set(removed.map(([reel, row]) => reel * rules.rowCount + row))
  const left = grid.map((cells, reel) =>
    cells.filter((_, row) => !gone.has(reel * rules.rowCount + row)),
  )
  return fill(rules, left, { mode, draw, heights: grid.map((cells) => cells.length) })
}

function fill(
  rules: CascadeRules,
  left: Grid,
  step: { readonly mode: SpinMode; readonly draw: Draw; readonly heights: readonly number[] },
): Filled {
  const landed: Place[] = []
  const grid = left.map((cells, reel) => {
    const fresh = Array.from({ length: item(step.heights, reel) - cells.length }, (_, row) => {
      landed.push([reel, row])
      return drawCell(rules, reel, step)
    })
    return [...fresh, ...cells]
  })
  return { grid, landed }
}

function drawCell(
  rules: CascadeRules,
  reel: number,
  { mode, draw }: { readonly mode: SpinMode; readonly draw: Draw },
): Cell {
  const symbol = drawn(item(rules.urns[mode], reel), draw)
  return { symbol, value: symbol === rules.bomb ? drawn(rules.bombValues, draw) : 0 }
}

/** Where a symbol stands, reel by reel. */
export function placesOf(grid: Grid, symbol: number): readonly Place[] {
  return grid.flatMap((cells, reel) =>
    cells.flatMap((cell, row): Place[] => (cell.symbol === symbol ? [[reel, row]] : [])),
  )
}

/** The grid by the names of its symbols. */
export function namesOf(rules: CascadeRules, grid: Grid): readonly (readonly string[])[] {
  return grid.map((cells) => cells.map(({ symbol }) => item(rules.definition.symbols, symbol)))
}

/** The grid with wilds in some places. */
export function withWilds(rules: CascadeRules, grid: Grid, places: readonly Place[]): Grid {
  return grid.map((cells, reel) =>
    cells.map((cell, row) =>
      places.some(([r, w]) => r === reel && w === row) ? { symbol: rules.wild, value: 0 } : cell,
    ),
  )
}

/** The corners among some places, of a grid whose reels are equally high. */
export function cornersAmong(rules: CascadeRules, places: readonly Place[]): readonly Place[] {
  const { reelCount, rowCount } = rules
  return places.filter(
    ([reel, row]) => (reel === 0 || reel === reelCount - 1) && (row === 0 || row === rowCount - 1),
  )
}
