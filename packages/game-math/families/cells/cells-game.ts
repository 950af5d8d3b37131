import type { Draw } from '@fairhouse/fairness/draw'
import { item } from '../../at.ts'
import { definitionHash } from '../../definition-hash.ts'
import { baseMode, type Game, type RoundState, type Step } from '../../game.ts'
import { demand, fields, whole } from '../slot/read.ts'
import { Telling } from '../slot/telling.ts'
import { checkDefinition } from './check-definition.ts'
import type { CellsDefinition } from './definition.ts'
import { type Figure, dearestOf, figuresOf } from './figures.ts'
import { paytableOf } from './paytable.ts'

/** The version grows when the same definition would play differently. */
export const cellsEngine = 'cells 1'

/** A round of cells is over with its one spin. */
export interface CellsState extends RoundState {
  /** Of this shape, so that a later shape can still read stored rounds. */
  readonly version: 1
}

/**
 * A playable game from a definition.
 * @throws RangeError when the definition breaks a rule of `checkDefinition`.
 */
export function cellsGame(definition: CellsDefinition): Game<CellsState> {
  checkDefinition(definition)
  const { unitsPerStake, betLevels, maxUnits } = definition
  const urn = definition.symbols.flatMap((symbol) =>
    Array.from({ length: definition.weights[symbol] ?? 0 }, () => symbol),
  )
  return {
    hash: definitionHash(cellsEngine, definition),
    unitsPerStake,
    betLevels,
    modes: [{ name: baseMode, price: unitsPerStake }],
    maxUnits,
    paytable: paytableOf(definition),
    open(draw, { mode = baseMode } = {}) {
      if (mode !== baseMode) throw new RangeError(`a grid of cells knows no mode ${mode}`)
      return openRound(definition, urn, draw)
    },
    act(_, action) {
      throw new RangeError(`a grid of cells knows no ${action.type}`)
    },
    legal: () => [],
    parseState(stored) {
      const state = fields(stored)
      demand(state['version'] === 1 && state['done'] === true, 'a finished round of cells')
      return { version: 1, units: whole(state['units'], maxUnits), done: true }
    },
  }
}

/** Draws every cell, column by column from the top, and pays what the grid shows. */
function openRound(
  definition: CellsDefinition,
  urn: readonly string[],
  draw: Draw,
): Step<CellsState> {
  const telling = new Telling(draw, 0, definition.maxUnits)
  const grid = definition.rows.map((rows) =>
    Array.from({ length: rows }, () => item(urn, draw.below(urn.length))),
  )
  telling.tell({ type: 'reelsStopped', mode: 'base', stops: [], grid, heldReels: [] })
  const { rule } = definition
  if (rule === undefined) {
    for (const symbol of Object.keys(definition.pays)) payGroup(definition, grid, symbol, telling)
  } else {
    for (const [line, figure] of figuresOf(definition, rule).entries())
      payFigure(definition, { grid, figure, line }, telling)
  }
  const { units, events } = telling
  if (telling.isFull) telling.tell({ type: 'maxWinReached', total: units })
  telling.tell({ type: 'roundEnded', total: units })
  return { state: { version: 1, units, done: true }, events, actions: [] }
}

/** All cells of a symbol and, where there is one at least, all wilds. */
function payGroup(
  { pays, wild }: CellsDefinition,
  grid: readonly (readonly string[])[],
  symbol: string,
  telling: Telling,
): void {
  if (telling.isFull || !grid.some((column) => column.includes(symbol))) return
  const cells = grid.flatMap((column, reel) =>
    column.flatMap((name, row) => (name === symbol || name === wild ? [[reel, row] as const] : [])),
  )
  const row = pays[symbol] ?? []
  const pay = telling.pay(row[Math.min(cells.length, row.length - 1)] ?? 0)
  if (pay === 0) return
  telling.tell({
    type: 'groupWon',
    by: 'anywhere',
    symbol,
    count: cells.length,
    ways: 1,
    cells,
    multiplier: 1,
    pay,
    total: telling.units,
  })
}

/** A line or the corners, when all of their cells show one symbol or wilds. */
function payFigure(
  { wild }: CellsDefinition,
  {
    grid,
    figure,
    line,
  }: {
    readonly grid: readonly (readonly string[])[]
    readonly figure: Figure
    readonly line: number
  },
  telling: Telling,
): void {
  if (telling.isFull) return
  const shown = new Set(figure.cells.map(([column, row]) => item(item(grid, column), row)))
  const [symbol = dearestOf(figure), ...others] = [...shown].filter((name) => name !== wild)
  const pay = others.length > 0 ? 0 : telling.pay(figure.pays.get(symbol) ?? 0)
  if (pay === 0) return
  const { cells } = figure
  const told = { symbol, count: cells.length, cells, multiplier: 1, pay, total: telling.units }
  telling.tell(
    figure.part === 'lines'
      ? { type: 'lineWon', line, ...told }
      : { type: 'groupWon', by: 'corners', ways: 1, ...told },
  )
}
