import { item } from '../../at.ts'
import type { Telling } from '../slot/telling.ts'
import type { SpinMode } from './definition.ts'
import {
  cascade,
  cornersAmong,
  drawGrid,
  type Filled,
  type Grid,
  namesOf,
  type Place,
  placesOf,
  withWilds,
} from './grid.ts'
import { cellsOf, type Group, payingGroups } from './groups.ts'
import { afterWins, placesMultiplier, type PlaceWins, risenPlaces } from './place-multipliers.ts'
import { byCount, type CascadeRules } from './rules.ts'

/** What a spin is played with. */
interface Spinning {
  readonly rules: CascadeRules
  readonly mode: SpinMode
  readonly telling: Telling
}

/** What wins before leave to those that come. */
export interface Climbed {
  /** Of the ladder of multipliers, for the win that would come next. */
  readonly rung: number
  readonly places: PlaceWins
}

/** How a spin came to rest. */
export interface Rested extends Climbed {
  readonly grid: Grid
}

/** A new grid, then cascades until nothing pays or the round has won the most it can. */
export function spin(spinning: Spinning, from: Climbed): Rested {
  const { rules, mode, telling } = spinning
  const before = telling.units
  let now = drawGrid(rules, mode, telling.draw)
  let next = from
  telling.tell({
    type: 'reelsStopped',
    mode,
    stops: [],
    grid: namesOf(rules, now.grid),
    heldReels: [],
  })
  tellBombs(spinning, now)
  for (let number = 1; ; number++) {
    const groups = payingGroups(rules, now.grid)
    if (groups.length === 0) break
    payGroups(spinning, groups, next)
    if (telling.isFull) return { grid: now.grid, ...next }
    const removed = cellsOf(groups)
    const places = raisePlaces(spinning, next.places, removed)
    now = fallAfter(spinning, now.grid, { removed, number })
    next = { rung: climb(spinning, next.rung), places }
  }
  multiplySpin(spinning, now.grid, telling.units - before)
  return { grid: now.grid, ...next }
}

function payGroups(spinning: Spinning, groups: readonly Group[], { rung, places }: Climbed): void {
  const { rules, telling } = spinning
  const { by, symbols } = rules.definition
  const climbed = multiplierAt(spinning, rung)
  for (const { symbol, count, ways, cells, pay } of groups) {
    const multiplier = climbed * placesMultiplier(rules, places, cells)
    const paid = telling.pay(pay * multiplier)
    if (paid === 0) return
    telling.tell({
      type: 'groupWon',
      by,
      symbol: item(symbols, symbol),
      count,
      ways,
      cells,
      multiplier,
      pay: paid,
      total: telling.units,
    })
  }
}

/** Something won on these places. */
function raisePlaces(
  { rules, telling }: Spinning,
  before: PlaceWins,
  cells: readonly Place[],
): PlaceWins {
  const after = afterWins(rules, before, cells)
  for (const risen of risenPlaces(rules, { before, after }, cells)) {
    telling.tell({ type: 'multiplierSet', of: 'place', ...risen })
  }
  return after
}

/** Winning cells go, the rest falls, new cells follow, and corners that were cleared turn wild. */
function fallAfter(
  spinning: Spinning,
  grid: Grid,
  { removed, number }: { readonly removed: readonly Place[]; readonly number: number },
): Filled {
  const { rules, mode, telling } = spinning
  const filled = cascade(rules, grid, removed, { mode, draw: telling.draw })
  telling.tell({
    type: 'cascaded',
    number,
    removed,
    grid: namesOf(rules, filled.grid),
  })
  tellBombs(spinning, filled)
  const corners = rules.definition.cornerWilds ? cornersAmong(rules, removed) : []
  if (corners.length === 0) return filled
  const symbol = item(rules.definition.symbols, rules.wild)
  telling.tell({
    type: 'cellsChanged',
    by: 'wildDrop',
    changes: corners.map((cell) => ({ cell, symbol })),
  })
  return { ...filled, grid: withWilds(rules, filled.grid, corners) }
}

const multiplierAt = ({ rules, mode }: Spinning, rung: number): number =>
  byCount(rules.definition.climb[mode], rung)

/** The next rung, the last of them at most. */
function climb(spinning: Spinning, rung: number): number {
  const { rules, mode, telling } = spinning
  const { climb: ladders } = rules.definition
  if (rung + 1 === ladders[mode].length) return rung
  const value = multiplierAt(spinning, rung + 1)
  const of = mode === 'free' && ladders.stays ? 'freeSpins' : 'spin'
  telling.tell({ type: 'multiplierSet', of, cells: [], value })
  return rung + 1
}

function tellBombs({ rules, telling }: Spinning, { grid, landed }: Filled): void {
  for (const cell of landed) {
    const { symbol, value } = cellAt(grid, cell)
    if (symbol === rules.bomb) {
      telling.tell({ type: 'multiplierSet', of: 'cell', cells: [cell], value })
    }
  }
}

function multiplySpin({ rules, telling }: Spinning, grid: Grid, won: number): void {
  const cells = placesOf(grid, rules.bomb)
  if (won === 0 || cells.length === 0) return
  const multiplier = cells.reduce((sum, place) => sum + cellAt(grid, place).value, 0)
  const pay = telling.pay(won * (multiplier - 1))
  telling.tell({ type: 'spinMultiplied', cells, multiplier, pay, total: telling.units })
}

const cellAt = (grid: Grid, [reel, row]: Place) => item(item(grid, reel), row)
