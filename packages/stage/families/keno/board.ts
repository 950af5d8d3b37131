import type { KenoEvent } from './keno-events.ts'

/** Everything that a stage of keno shows, as plain values. */
export interface KenoBoard {
  /** Numbers of the ticket: of the round on screen, or as the player marks them for the next one. */
  readonly spots: readonly number[]
  /** Balls of the machine that are out, in their order. */
  readonly drawn: readonly number[]
  /** How many balls a round draws; 0 before the first. */
  readonly balls: number
  /** What the ticket caught and paid, once all balls are out. `pay` in minor units. */
  readonly result: { readonly caught: number; readonly pay: number } | null
  /** What the round has won, minor units. */
  readonly total: number
  readonly finished: boolean
}

export const emptyBoard: KenoBoard = {
  spots: [],
  drawn: [],
  balls: 0,
  result: null,
  total: 0,
  finished: true,
}

/** The board that an event leads to. */
export function after(board: KenoBoard, event: KenoEvent): KenoBoard {
  switch (event.type) {
    case 'ticketPlayed':
      return { ...emptyBoard, spots: event.spots, balls: event.balls, finished: false }
    case 'ballDrawn':
      return { ...board, drawn: [...board.drawn, event.ball] }
    case 'ticketPaid':
      return {
        ...board,
        result: { caught: event.caught, pay: event.pay },
        total: event.total,
      }
    case 'jackpotWon':
    case 'maxWinReached':
      return { ...board, total: event.total }
    case 'roundEnded':
      return { ...board, total: event.total, finished: true }
  }
}

/** The board after these events, whatever was there before. */
export const boardOf = (events: readonly KenoEvent[]): KenoBoard => events.reduce(after, emptyBoard)

/** The same ticket, or another, before its draw. */
export const marked = (spots: readonly number[]): KenoBoard => ({ ...emptyBoard, spots })

/** How a number stands: not on the ticket, on it, drawn beside it, or on it and drawn. */
export type Mark = 'plain' | 'spot' | 'drawn' | 'caught'

export function markOf({ spots, drawn }: KenoBoard, number: number): Mark {
  const isSpot = spots.includes(number)
  if (!drawn.includes(number)) return isSpot ? 'spot' : 'plain'
  return isSpot ? 'caught' : 'drawn'
}

/** How many numbers of the ticket are among the balls so far. */
export const caughtOn = ({ spots, drawn }: KenoBoard): number =>
  drawn.filter((ball) => spots.includes(ball)).length
