import type { Risk } from '@fairhouse/contract/families/instant/events'
import type { InstantEvent } from './instant-events.ts'
import {
  afterCards,
  afterDigits,
  type CardEvent,
  type DigitEvent,
  type ShownCard,
  type ShownDrums,
} from './lottery-board.ts'

/** A gate that was opened, hundredths of the stake. */
export interface ShownGate {
  readonly target: number
  readonly result: number
}

/** A ball and the board that it fell through; `slot` is null while it falls. */
export interface ShownBall {
  readonly rows: number
  readonly risk: Risk
  readonly path: readonly (0 | 1)[]
  readonly slot: number | null
}

/** A field as far as it was turned; `mines` is null until all of it is shown. */
export interface ShownField {
  readonly cells: number
  readonly count: number
  readonly opened: readonly number[]
  readonly hit: number | null
  readonly mines: readonly number[] | null
}

/** A tower as far as it was climbed; `traps` is null until all of it is shown. */
export interface ShownTower {
  readonly levels: number
  readonly width: number
  readonly risk: Risk
  readonly taken: readonly number[]
  readonly sprung: number | null
  readonly traps: readonly (readonly number[])[] | null
}

/** Everything that a stage of an instant game shows, as plain values. */
export interface InstantBoard {
  readonly gate: ShownGate | null
  readonly ball: ShownBall | null
  readonly field: ShownField | null
  readonly tower: ShownTower | null
  readonly card: ShownCard | null
  readonly drums: ShownDrums | null
  /** What the round pays, or stopping now would pay, hundredths of the stake. */
  readonly times: number
  /** What it paid, minor units; null before that is known. */
  readonly pay: number | null
  readonly total: number
  readonly finished: boolean
}

export const emptyBoard: InstantBoard = {
  gate: null,
  ball: null,
  field: null,
  tower: null,
  card: null,
  drums: null,
  times: 0,
  pay: null,
  total: 0,
  finished: true,
}

const unclimbed = { taken: [], sprung: null, traps: null } as const

type TowerEvent = Extract<
  InstantEvent,
  { type: 'towerBuilt' | 'levelClimbed' | 'trapSprung' | 'towerShown' }
>

/** The board that an event leads to. */
export function after(board: InstantBoard, event: InstantEvent): InstantBoard {
  const { ball, field } = board
  switch (event.type) {
    case 'gateOpened':
      return {
        ...emptyBoard,
        gate: { target: event.target, result: event.result },
        finished: false,
      }
    case 'gatePaid':
      return { ...board, times: event.pay > 0 ? (board.gate?.target ?? 0) : 0, ...paid(event) }
    case 'ballDropped':
      return {
        ...emptyBoard,
        ball: { rows: event.rows, risk: event.risk, path: event.path, slot: null },
        finished: false,
      }
    case 'ballSettled':
      return {
        ...board,
        ball: ball && { ...ball, slot: event.slot },
        times: event.times,
        ...paid(event),
      }
    case 'fieldLaid':
      return {
        ...emptyBoard,
        field: { cells: event.cells, count: event.mines, opened: [], hit: null, mines: null },
        finished: false,
      }
    case 'gemFound':
      return {
        ...board,
        field: field && { ...field, opened: [...field.opened, event.cell] },
        times: event.times,
      }
    case 'mineHit':
      return { ...board, field: field && { ...field, hit: event.cell }, times: 0, pay: 0 }
    case 'fieldShown':
      return { ...board, field: field && { ...field, mines: event.mines } }
    case 'towerBuilt':
    case 'levelClimbed':
    case 'trapSprung':
    case 'towerShown':
      return afterTower(board, event)
    case 'cardBought':
    case 'cardPaid':
    case 'digitsPlayed':
    case 'digitsDrawn':
    case 'digitsPaid':
      return afterLottery(board, event)
    case 'cashedOut':
      return { ...board, times: event.times, ...paid(event) }
    case 'jackpotWon':
    case 'maxWinReached':
      return { ...board, total: event.total }
    case 'roundEnded':
      return { ...board, total: event.total, finished: true }
  }
}

/** The same of towers. */
function afterTower(board: InstantBoard, event: TowerEvent): InstantBoard {
  const { tower } = board
  switch (event.type) {
    case 'towerBuilt':
      return {
        ...emptyBoard,
        tower: {
          levels: event.levels,
          width: event.width,
          risk: event.risk,
          ...unclimbed,
        },
        finished: false,
      }
    case 'levelClimbed':
      return {
        ...board,
        tower: tower && { ...tower, taken: [...tower.taken, event.cell] },
        times: event.times,
      }
    case 'trapSprung':
      return { ...board, tower: tower && { ...tower, sprung: event.cell }, times: 0, pay: 0 }
    case 'towerShown':
      return { ...board, tower: tower && { ...tower, traps: event.traps } }
  }
}

/** The same of cards and drums. */
function afterLottery(board: InstantBoard, event: CardEvent | DigitEvent): InstantBoard {
  switch (event.type) {
    case 'cardBought':
      return { ...emptyBoard, card: afterCards(null, event), finished: false }
    case 'digitsPlayed':
      return { ...emptyBoard, drums: afterDigits(null, event), finished: false }
    case 'digitsDrawn':
      return { ...board, drums: afterDigits(board.drums, event) }
    case 'cardPaid':
      return {
        ...board,
        card: afterCards(board.card, event),
        times: event.times,
        ...paid(event),
      }
    case 'digitsPaid':
      return {
        ...board,
        drums: afterDigits(board.drums, event),
        times: event.times,
        ...paid(event),
      }
  }
}

const paid = ({ pay, total }: { readonly pay: number; readonly total: number }) => ({ pay, total })

/** The board after these events, whatever was there before. */
export const boardOf = (events: readonly InstantEvent[]): InstantBoard =>
  events.reduce(after, emptyBoard)

/** Whether the round waits for a tile. */
export const awaitsTile = ({ finished, field, tower, pay }: InstantBoard): boolean =>
  !finished && pay === null && (field !== null || tower !== null)

/** Whether the round waits for the foil of a card to come off. */
export const awaitsFoil = ({ finished, card, pay }: InstantBoard): boolean =>
  !finished && pay === null && card !== null
