import type { RoundEvent } from '@fairhouse/contract/rounds/round'
import type { EventOf } from '../rounds/present.ts'
import type { Cell } from './cell.ts'
import { originsOf, rowsOf } from './fall.ts'
import { type Features, featuresAfter, noFeatures } from './features.ts'

/** A win of the spin on screen; `line` is null for symbols that pay without one. */
export interface Win {
  readonly line: number | null
  readonly symbol: string
  readonly count: number
  readonly cells: readonly Cell[]
  readonly multiplier: number
  /** Minor units. */
  readonly pay: number
}

/** What wins are multiplied by; 1 where nothing multiplies. */
export interface Multipliers {
  readonly spin: number
  readonly freeSpins: number
  /** Cells that carry one of their own. */
  readonly cells: readonly { readonly cell: Cell; readonly value: number }[]
}

/** Everything a slot shows, without a screen. Amounts are minor units. */
export interface SlotBoard extends Features {
  readonly mode: 'base' | 'free'
  /** `grid[reel][row]` as it is now, without what covers whole reels. */
  readonly grid: readonly (readonly string[])[]
  /** Symbol that covers a whole reel, by reel. */
  readonly expanded: ReadonlyMap<number, string>
  /** Reels that do not turn: covered for the rest of the free spins, or held in a respin. */
  readonly held: readonly number[]
  /** Wins of the spin on screen, in the order they were paid; of its last cascade where symbols fall. */
  readonly wins: readonly Win[]
  /** Cascades of the spin on screen. */
  readonly cascades: number
  readonly multipliers: Multipliers
  /** The symbol chosen for this spin, or for all free spins. */
  readonly chosen: { readonly symbol: string; readonly by: EventOf<'symbolChosen'>['by'] } | null
  /** Turns of the same spin still to come; null when none was given. */
  readonly respins: number | null
  /** What the round has won. */
  readonly total: number
  /** What the round had won before the spin on screen. */
  readonly totalBefore: number
  readonly freeSpins: { readonly left: number; readonly number: number } | null
  /** Paid before the free spins began, so that their own sum can be shown. */
  readonly totalBeforeFree: number
  readonly maxWin: boolean
  readonly finished: boolean
}

export const noMultipliers: Multipliers = { spin: 1, freeSpins: 1, cells: [] }

export const emptyBoard = (grid: SlotBoard['grid']): SlotBoard => ({
  ...noFeatures,
  mode: 'base',
  grid,
  expanded: new Map(),
  held: [],
  wins: [],
  cascades: 0,
  multipliers: noMultipliers,
  chosen: null,
  respins: null,
  total: 0,
  totalBefore: 0,
  freeSpins: null,
  totalBeforeFree: 0,
  maxWin: false,
  finished: true,
})

/** The board after an event: the one rule that normal, quick, resumed and replayed presentations share. */
export function after(board: SlotBoard, event: RoundEvent): SlotBoard {
  const next = onReels({ ...board, ...featuresAfter(board, event) }, event)
  return 'total' in event ? { ...next, total: event.total } : next
}

/** The board at the end of a list of events, as after a reload in mid-round. */
export const boardOf = (
  events: readonly RoundEvent[],
  board: SlotBoard = emptyBoard([]),
): SlotBoard => events.reduce(after, board)

/** What an event changes on the reels and in the course of free spins; features have their own rule, totals one for all. */
function onReels(board: SlotBoard, event: RoundEvent): SlotBoard {
  switch (event.type) {
    case 'reelsStopped':
      return afterReelsStopped(board, event)
    case 'reelsExpanded':
      return {
        ...board,
        expanded: new Map([...board.expanded, ...event.reels.map((reel) => pair(reel, event))]),
        held: event.sticky ? union(board.held, event.reels) : board.held,
      }
    case 'cellsChanged':
      return { ...board, grid: changed(board.grid, event.changes) }
    case 'cascaded':
      return afterCascaded(board, event)
    case 'lineWon':
      return { ...board, wins: [...board.wins, winOf(event, event.line)] }
    case 'groupWon':
      return { ...board, wins: [...board.wins, winOf(event, null)] }
    case 'scatterWon':
      return { ...board, wins: [...board.wins, winOf({ ...event, multiplier: 1 }, null)] }
    case 'multiplierSet':
      return { ...board, multipliers: multiplied(board.multipliers, event) }
    case 'symbolChosen':
      return { ...board, chosen: { symbol: event.symbol, by: event.by } }
    case 'respinStarted':
      return { ...board, held: event.held, respins: event.left }
    case 'freeSpinsAwarded':
      return afterAward(board, event)
    case 'freeSpinStarted':
      return {
        ...board,
        mode: 'free',
        freeSpins: { left: event.left, number: event.number },
        // Those of the spin before would hang over symbols that are on their way.
        multipliers: { ...noMultipliers, freeSpins: board.multipliers.freeSpins },
      }
    case 'freeSpinsEnded':
      return afterFreeSpins(board)
    case 'maxWinReached':
      return { ...board, maxWin: true }
    case 'roundEnded':
      return { ...board, freeSpins: null, respins: null, held: [], mode: 'base', finished: true }
    case 'choiceMade':
    case 'choiceOffered':
    case 'gambleOffered':
    case 'gambled':
    case 'holdEnded':
    case 'holdSpun':
    case 'holdStarted':
    case 'jackpotWon':
    case 'pickEnded':
    case 'pickStarted':
    case 'picked':
    case 'spinMultiplied':
    case 'trailEnded':
    case 'trailMoved':
    case 'trailStarted':
    case 'wheelEnded':
    case 'wheelSpun':
    case 'wheelStarted':
      return board
  }
}

function afterReelsStopped(board: SlotBoard, event: EventOf<'reelsStopped'>): SlotBoard {
  // Every round opens with reels of the base game, which leave nothing of the round before.
  const kept = event.mode === 'base' ? emptyBoard(event.grid) : board
  const again = event.mode === 'respin'
  const covered = [...board.expanded].filter(([reel]) => event.heldReels.includes(reel))
  return {
    ...kept,
    mode: again ? kept.mode : event.mode === 'free' ? 'free' : 'base',
    grid: event.grid,
    expanded: new Map(covered),
    held: event.heldReels,
    wins: [],
    cascades: 0,
    multipliers: { ...noMultipliers, freeSpins: kept.multipliers.freeSpins },
    chosen: kept.chosen?.by === 'wild' && !again ? null : kept.chosen,
    respins: again ? kept.respins : null,
    totalBefore: kept.total,
    finished: false,
  }
}

const pair = (reel: number, { symbol }: { symbol: string }): readonly [number, string] => [
  reel,
  symbol,
]

const union = (left: readonly number[], right: readonly number[]): readonly number[] =>
  [...new Set([...left, ...right])].toSorted((one, other) => one - other)

const winOf = (
  { symbol, count, cells, multiplier, pay }: Omit<Win, 'line'>,
  line: number | null,
): Win => ({ line, symbol, count, cells, multiplier, pay })

function changed(
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

/** Multipliers of cells fall with their symbols, or go with them. */
function afterCascaded(board: SlotBoard, event: EventOf<'cascaded'>): SlotBoard {
  const cells = board.multipliers.cells.flatMap(({ cell: [reel, row], value }) => {
    const [before, now] = [board.grid[reel]?.length ?? 0, event.grid[reel]?.length ?? 0]
    const to = originsOf(before, rowsOf(event.removed, reel), now).indexOf(row)
    return to < 0 ? [] : [{ cell: [reel, to] as const, value }]
  })
  return {
    ...board,
    grid: event.grid,
    wins: [],
    cascades: event.number,
    multipliers: { ...board.multipliers, cells },
  }
}

function multiplied(known: Multipliers, event: EventOf<'multiplierSet'>): Multipliers {
  if (event.of !== 'cell') return { ...known, [event.of]: event.value }
  const isNew = ([reel, row]: Cell): boolean =>
    !event.cells.some(([other, place]) => other === reel && place === row)
  const others = known.cells.filter(({ cell }) => isNew(cell))
  return {
    ...known,
    cells: [...others, ...event.cells.map((cell) => ({ cell, value: event.value }))],
  }
}

function afterAward(board: SlotBoard, event: EventOf<'freeSpinsAwarded'>): SlotBoard {
  const began = board.freeSpins !== null
  return {
    ...board,
    mode: 'free',
    freeSpins: { left: event.left, number: board.freeSpins?.number ?? 0 },
    totalBeforeFree: began ? board.totalBeforeFree : board.total,
  }
}

const afterFreeSpins = (board: SlotBoard): SlotBoard => ({
  ...board,
  mode: 'base',
  freeSpins: null,
  held: [],
  chosen: null,
  multipliers: { ...board.multipliers, freeSpins: 1 },
})
