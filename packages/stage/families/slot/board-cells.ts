import type { EventOf } from './slot-events.ts'
import type { Multipliers, SlotBoard, Win } from './board-shape.ts'
import type { Cell } from './cell.ts'
import { originsOf, rowsOf } from './fall.ts'

/** A grid with other symbols on some of its cells; cells that it does not have are left out. */
export function changed(
  grid: SlotBoard['grid'],
  changes: EventOf<'cellsChanged'>['changes'],
): SlotBoard['grid'] {
  const columns = grid.map((column) => [...column])
  for (const { cell, symbol } of changes) {
    const column = columns[cell[0]]
    if (column && cell[1] < column.length) column[cell[1]] = symbol
  }
  return columns
}

/** The cells of a list with the symbols that a grid shows there. */
export const symbolsAt = (grid: SlotBoard['grid'], cells: readonly Cell[]): SlotBoard['standing'] =>
  cells.flatMap(([reel, row]) => {
    const symbol = grid[reel]?.[row]
    return symbol === undefined ? [] : [{ cell: [reel, row] as const, symbol }]
  })

/** Symbols that stand after some of them walked on, or off the grid. */
export const walked = (
  { grid, standing }: SlotBoard,
  { moves }: EventOf<'wildsWalked'>,
): SlotBoard['standing'] => {
  const left = without(
    standing,
    moves.map(({ from }) => from),
  )
  const steps = moves.flatMap(({ from, to }) =>
    to === null ? [] : symbolsAt(grid, [from]).map(({ symbol }) => ({ cell: to, symbol })),
  )
  return [...left, ...steps]
}

/** What a collector took, as a win that stands on it. */
export const collected = ({ grid }: SlotBoard, event: EventOf<'cashCollected'>): Win => ({
  line: null,
  symbol: symbolsAt(grid, [event.collector])[0]?.symbol ?? '',
  count: event.cells.length,
  cells: [event.collector, ...event.cells],
  multiplier: event.multiplier,
  pay: event.pay,
  at: event.collector,
})

/** What lies on cells falls with their symbols, or goes with them. */
export const fallen = <On extends { readonly cell: Cell }>(
  things: readonly On[],
  { grid }: SlotBoard,
  event: EventOf<'cascaded'>,
): On[] =>
  things.flatMap((thing) => {
    const [reel, row] = thing.cell
    const [before, now] = [grid[reel]?.length ?? 0, event.grid[reel]?.length ?? 0]
    const to = originsOf(before, rowsOf(event.removed, reel), now).indexOf(row)
    return to < 0 ? [] : [{ ...thing, cell: [reel, to] as const }]
  })

/** Multipliers after another one was set. */
export function multiplied(known: Multipliers, event: EventOf<'multiplierSet'>): Multipliers {
  const { of, cells, value } = event
  const set = cells.map((cell) => ({ cell, value }))
  switch (of) {
    case 'spin':
    case 'freeSpins':
      return { ...known, [of]: value }
    case 'cell':
      return { ...known, cells: [...without(known.cells, cells), ...set] }
    case 'place':
      return { ...known, places: [...without(known.places, cells), ...set] }
  }
}

/** Things but for those on some cells. */
export const without = <On extends { readonly cell: Cell }>(
  things: readonly On[],
  cells: readonly Cell[],
): On[] => things.filter(({ cell }) => !cells.some((other) => isSame(cell, other)))

export const isSame = ([reel, row]: Cell, [other, place]: Cell): boolean =>
  reel === other && row === place
