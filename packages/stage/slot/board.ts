import type { RoundEvent } from '@fairhouse/contract/rounds/round'
import type { EventOf } from '../rounds/present.ts'

export type Cell = readonly [reel: number, row: number]

/** A win of the spin on screen; `line` is null for symbols that pay anywhere. */
export interface Win {
  readonly line: number | null
  readonly symbol: string
  readonly count: number
  readonly cells: readonly Cell[]
  /** Minor units. */
  readonly pay: number
}

export interface Pick {
  readonly symbol: string
  readonly choices: number
  readonly opened: readonly { choice: number; ends: boolean; pay: number }[]
  /** Minor units won by picking so far. */
  readonly pay: number
}

/** Everything a slot shows, without a screen. Amounts are minor units. */
export interface SlotBoard {
  readonly mode: 'base' | 'free'
  /** `grid[reel][row]` as the reels landed. */
  readonly grid: readonly (readonly string[])[]
  /** Symbol that covers a whole reel, by reel. */
  readonly expanded: ReadonlyMap<number, string>
  /** Reels that stay covered for the rest of the free spins. */
  readonly held: readonly number[]
  /** Wins of the spin on screen, in the order they were paid. */
  readonly wins: readonly Win[]
  /** What the round has won. */
  readonly total: number
  /** What the round had won before the spin on screen. */
  readonly totalBefore: number
  readonly freeSpins: { readonly left: number; readonly number: number } | null
  /** Paid before the free spins began, so that their own sum can be shown. */
  readonly totalBeforeFree: number
  readonly pick: Pick | null
  readonly maxWin: boolean
  readonly finished: boolean
}

export const emptyBoard = (grid: SlotBoard['grid']): SlotBoard => ({
  mode: 'base',
  grid,
  expanded: new Map(),
  held: [],
  wins: [],
  total: 0,
  totalBefore: 0,
  freeSpins: null,
  totalBeforeFree: 0,
  pick: null,
  maxWin: false,
  finished: true,
})

/** The board after an event: the one rule that normal, quick, resumed and replayed presentations share. */
export function after(board: SlotBoard, event: RoundEvent): SlotBoard {
  switch (event.type) {
    case 'reelsStopped':
      return afterReelsStopped(board, event)
    case 'reelsExpanded':
      return {
        ...board,
        expanded: new Map([...board.expanded, ...event.reels.map((reel) => pair(reel, event))]),
        held: event.sticky ? union(board.held, event.reels) : board.held,
      }
    case 'lineWon':
      return { ...board, total: event.total, wins: [...board.wins, winOf(event, event.line)] }
    case 'scatterWon':
      return { ...board, total: event.total, wins: [...board.wins, winOf(event, null)] }
    case 'pickStarted':
      return {
        ...board,
        pick: { symbol: event.symbol, choices: event.choices, opened: [], pay: 0 },
      }
    case 'picked':
      return { ...board, total: event.total, pick: afterPicked(board.pick, event) }
    case 'pickEnded':
      return { ...board, total: event.total, pick: null }
    case 'freeSpinsAwarded':
      return afterAward(board, event)
    case 'freeSpinStarted':
      return { ...board, mode: 'free', freeSpins: { left: event.left, number: event.number } }
    case 'freeSpinsEnded':
      return { ...board, mode: 'base', total: event.total, freeSpins: null, held: [] }
    case 'maxWinReached':
      return { ...board, total: event.total, maxWin: true }
    case 'roundEnded':
      return { ...board, total: event.total, pick: null, freeSpins: null, held: [], finished: true }
    default:
      return board
  }
}

/** The board at the end of a list of events, as after a reload in mid-round. */
export const boardOf = (
  events: readonly RoundEvent[],
  board: SlotBoard = emptyBoard([]),
): SlotBoard => events.reduce(after, board)

function afterReelsStopped(board: SlotBoard, event: EventOf<'reelsStopped'>): SlotBoard {
  // Every round opens with reels of the base game, which leave nothing of the round before.
  const kept = event.mode === 'base' ? emptyBoard(event.grid) : board
  const covered = event.heldReels.map((reel) => [reel, coverOf(board, event, reel)] as const)
  return {
    ...kept,
    mode: event.mode === 'respin' ? kept.mode : event.mode,
    grid: event.grid,
    expanded: new Map(covered),
    held: event.heldReels,
    wins: [],
    totalBefore: kept.total,
    finished: false,
  }
}

const coverOf = (board: SlotBoard, event: EventOf<'reelsStopped'>, reel: number): string =>
  board.expanded.get(reel) ?? event.grid[reel]?.[0] ?? ''

const pair = (reel: number, { symbol }: { symbol: string }): readonly [number, string] => [
  reel,
  symbol,
]

const union = (left: readonly number[], right: readonly number[]): readonly number[] =>
  [...new Set([...left, ...right])].toSorted((one, other) => one - other)

const winOf = (
  { symbol, count, cells, pay }: EventOf<'lineWon'> | EventOf<'scatterWon'>,
  line: number | null,
): Win => ({ line, symbol, count, cells, pay })

function afterPicked(pick: Pick | null, event: EventOf<'picked'>): Pick | null {
  if (!pick) return null
  const { choice, ends, pay } = event
  return { ...pick, opened: [...pick.opened, { choice, ends, pay }], pay: pick.pay + pay }
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
