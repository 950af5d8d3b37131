import type { SlotEvent } from './slot-events.ts'
import type { EventOf } from './slot-events.ts'
import {
  changed,
  collected,
  fallen,
  multiplied,
  symbolsAt,
  walked,
  without,
} from './board-cells.ts'
import type { Chosen, Multipliers, SlotBoard, Win } from './board-shape.ts'
import { featuresAfter, noFeatures } from './features.ts'

export const noMultipliers: Multipliers = { spin: 1, freeSpins: 1, cells: [], places: [] }

/** What lies on cells and is gone with the next spin. */
const noCells = { blocks: [], standing: [], mysteries: [], cash: [] } as const

export const emptyBoard = (grid: SlotBoard['grid']): SlotBoard => ({
  ...noFeatures,
  mode: 'base',
  grid,
  expanded: new Map(),
  turning: false,
  ...noCells,
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
export function after(board: SlotBoard, event: SlotEvent): SlotBoard {
  const next = onReels({ ...board, ...featuresAfter(board, event) }, event)
  return 'total' in event ? { ...next, total: event.total } : next
}

/** The board at the end of a list of events, as after a reload in mid-round. */
export const boardOf = (
  events: readonly SlotEvent[],
  board: SlotBoard = emptyBoard([]),
): SlotBoard => events.reduce(after, board)

type Rules = {
  readonly [Type in SlotEvent['type']]:
    | ((board: SlotBoard, event: EventOf<Type>) => SlotBoard)
    | null
}

/** What an event changes on the reels and in the course of free spins; features have their own rule, totals one for all. */
function onReels<Type extends SlotEvent['type']>(
  board: SlotBoard,
  event: EventOf<Type>,
): SlotBoard {
  const rule: ((board: SlotBoard, event: EventOf<Type>) => SlotBoard) | null = rules[event.type]
  return rule === null ? board : rule(board, event)
}

const rules: Rules = {
  reelsStopped: afterReelsStopped,
  reelsExpanded: (board, event) => ({
    ...board,
    expanded: new Map([...board.expanded, ...event.reels.map((reel) => pair(reel, event))]),
    held: event.sticky ? union(board.held, event.reels) : board.held,
  }),
  cellsChanged: afterCellsChanged,
  blockLanded: (board, { symbol, cells }) => ({
    ...board,
    blocks: [...board.blocks, { symbol, cells }],
  }),
  reelNudged: (board, event) => ({
    ...board,
    grid: board.grid.map((column, reel) => (reel === event.reel ? event.symbols : column)),
  }),
  symbolsRemoved: (board, { grid }) => ({ ...board, grid }),
  wildsWalked: (board, event) => ({ ...board, standing: walked(board, event) }),
  cashShown: (board, { cells }) => {
    const others = without(
      board.cash,
      cells.map(({ cell }) => cell),
    )
    return { ...board, cash: [...others, ...cells] }
  },
  cashCollected: (board, event) => ({ ...board, wins: [...board.wins, collected(board, event)] }),
  cascaded: afterCascaded,
  lineWon: (board, event) => ({ ...board, wins: [...board.wins, winOf(event, event.line)] }),
  groupWon: (board, event) => ({ ...board, wins: [...board.wins, winOf(event, null)] }),
  scatterWon: (board, event) => ({
    ...board,
    wins: [...board.wins, winOf({ ...event, multiplier: 1 }, null)],
  }),
  multiplierSet: (board, event) => ({
    ...board,
    multipliers: multiplied(board.multipliers, event),
  }),
  symbolChosen: (board, event) => ({ ...board, chosen: withChosen(board.chosen, event) }),
  respinStarted: (board, { held, left }) => ({ ...board, ...turns(board), held, respins: left }),
  freeSpinsAwarded: afterAward,
  freeSpinStarted: (board, { left, number }) => ({
    ...board,
    ...turns(board),
    mode: 'free',
    freeSpins: { left, number },
    standing: stayingOf(board),
    multipliers: { ...turns(board).multipliers, places: stayingPlaces(board) },
  }),
  freeSpinsEnded: afterFreeSpins,
  maxWinReached: (board) => ({ ...board, maxWin: true }),
  roundEnded: (board) => ({
    ...board,
    freeSpins: null,
    respins: null,
    held: [],
    mode: 'base',
    turning: false,
    finished: true,
  }),
  choiceMade: null,
  choiceOffered: null,
  gambleOffered: null,
  // What was lost is shown no more.
  gambled: (board, { won }) => (won ? board : { ...board, wins: [] }),
  holdEnded: null,
  holdSpun: null,
  holdStarted: null,
  jackpotWon: null,
  pickEnded: null,
  pickStarted: null,
  picked: null,
  spinMultiplied: null,
  trailEnded: null,
  trailMoved: null,
  trailStarted: null,
  wheelEnded: null,
  wheelSpun: null,
  wheelStarted: null,
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
    turning: false,
    ...noCells,
    wins: [],
    cascades: 0,
    multipliers: { ...kept.multipliers, spin: 1, cells: [] },
    chosen: kept.chosen?.by === 'wild' && !again ? null : kept.chosen,
    respins: again ? kept.respins : null,
    totalBefore: kept.total,
    finished: false,
  }
}

/** A book may choose several for the same free spins; a wild is chosen for one spin. */
function withChosen(before: Chosen | null, { symbol, by }: EventOf<'symbolChosen'>): Chosen {
  const others = before?.by === by && by !== 'wild' ? before.symbols : []
  return { by, symbols: [...others, symbol] }
}

const pair = (reel: number, { symbol }: { symbol: string }): readonly [number, string] => [
  reel,
  symbol,
]

const union = (left: readonly number[], right: readonly number[]): readonly number[] =>
  [...new Set([...left, ...right])].toSorted((one, other) => one - other)

const winOf = (
  { symbol, count, cells, multiplier, pay }: Omit<Win, 'line' | 'at'>,
  line: number | null,
): Win => ({ line, symbol, count, cells, multiplier, pay, at: null })

function afterCellsChanged(board: SlotBoard, event: EventOf<'cellsChanged'>): SlotBoard {
  const cells = event.changes.map(({ cell }) => cell)
  if (event.by !== 'mystery') return { ...board, grid: changed(board.grid, event.changes) }
  const revealed = symbolsAt(board.grid, cells).map((one) => ({
    ...one,
    symbol: board.expanded.get(one.cell[0]) ?? one.symbol,
  }))
  return {
    ...board,
    // A reel that mystery symbols cover shows what they are.
    expanded: new Map([...board.expanded].filter(([reel]) => !cells.some(([at]) => at === reel))),
    grid: changed(board.grid, event.changes),
    mysteries: [...without(board.mysteries, cells), ...revealed],
  }
}

/** What stays in its cell when the next spin begins: mystery symbols do so through free spins. */
export const stayingOf = ({ mode, freeSpins, mysteries }: SlotBoard): SlotBoard['standing'] =>
  mode === 'free' && freeSpins?.number ? mysteries : []

/** Places that keep what they multiply by when the next spin begins: they do so through free spins. */
export const stayingPlaces = ({
  mode,
  freeSpins,
  multipliers,
}: SlotBoard): Multipliers['places'] =>
  mode === 'free' && freeSpins?.number ? multipliers.places : []

/** What a spin loses when the reels begin to turn: it would hang over symbols that are on their way. */
const turns = (board: SlotBoard) => ({
  ...noCells,
  turning: true,
  standing: board.standing,
  wins: [],
  multipliers: { ...board.multipliers, spin: 1, cells: [] },
})

/** What lies on cells falls with their symbols, or goes with them; a symbol of many cells does not fall. */
function afterCascaded(board: SlotBoard, event: EventOf<'cascaded'>): SlotBoard {
  return {
    ...board,
    grid: event.grid,
    wins: [],
    cascades: event.number,
    blocks: [],
    mysteries: fallen(board.mysteries, board, event),
    cash: fallen(board.cash, board, event),
    multipliers: { ...board.multipliers, cells: fallen(board.multipliers.cells, board, event) },
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

function afterFreeSpins(board: SlotBoard): SlotBoard {
  return {
    ...board,
    mode: 'base',
    freeSpins: null,
    held: [],
    chosen: null,
    multipliers: { ...board.multipliers, freeSpins: 1, places: [] },
  }
}
