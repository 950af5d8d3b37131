import type { KenoRisk } from '@fairhouse/contract/families/keno/events'
import type { KenoEvent } from './keno-events.ts'

/** What a ticket caught and paid in one draw. `pay` in minor units. */
export interface TicketResult {
  readonly caught: number
  readonly pay: number
}

/** Draws that the last ball has won. */
export interface FreeGames {
  readonly games: number
  /** How often their pays count. */
  readonly times: number
  /** Which of them is on the board, from 1; 0 before the first. */
  readonly game: number
}

/** Everything that a stage of keno shows, as plain values. */
export interface KenoBoard {
  /** Numbers of each ticket: of the round on screen, or as the player marks them for the next one. Games of one ticket have one. */
  readonly cards: readonly (readonly number[])[]
  /** Balls of the machine that are out, in their order. */
  readonly drawn: readonly number[]
  /** How many balls a round draws; 0 before the first. */
  readonly balls: number
  /** What each ticket caught and paid in the draw on the board, once all its balls are out. */
  readonly results: readonly TicketResult[]
  readonly free: FreeGames | null
  /** By which pays the round is played, of a game that lets the player choose. */
  readonly risk: KenoRisk | null
  /** What the round has won, minor units. */
  readonly total: number
  readonly finished: boolean
}

export const emptyBoard: KenoBoard = {
  cards: [],
  drawn: [],
  balls: 0,
  results: [],
  free: null,
  risk: null,
  total: 0,
  finished: true,
}

/** The board that an event leads to. */
export function after(board: KenoBoard, event: KenoEvent): KenoBoard {
  switch (event.type) {
    case 'ticketPlayed':
      return {
        ...emptyBoard,
        cards: (event.card ?? 1) > 1 ? [...board.cards, event.spots] : [event.spots],
        balls: event.balls,
        risk: event.risk ?? null,
        finished: false,
      }
    case 'ballDrawn':
      return { ...board, drawn: [...board.drawn, event.ball] }
    case 'ticketPaid':
      return {
        ...board,
        results: [...board.results, { caught: event.caught, pay: event.pay }],
        total: event.total,
      }
    case 'freeGamesWon':
      return { ...board, free: { games: event.games, times: event.times, game: 0 } }
    case 'freeGameStarted':
      return {
        ...board,
        drawn: [],
        results: [],
        free: board.free && { ...board.free, game: event.game },
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

/** The same tickets, or others, before their draw. */
export const marked = (cards: KenoBoard['cards']): KenoBoard => ({ ...emptyBoard, cards })

/** How a number stands on a ticket: not on it, on it, drawn beside it, or on it and drawn. */
export type Mark = 'plain' | 'spot' | 'drawn' | 'caught'

/** @param card of several, from 0. */
export function markOf({ cards, drawn }: KenoBoard, number: number, card = 0): Mark {
  const isSpot = cards[card]?.includes(number) ?? false
  if (!drawn.includes(number)) return isSpot ? 'spot' : 'plain'
  return isSpot ? 'caught' : 'drawn'
}

/** How many numbers of a ticket are among the balls so far. */
export const caughtOn = ({ cards, drawn }: KenoBoard, card = 0): number =>
  drawn.filter((ball) => cards[card]?.includes(ball)).length

/** Whether a ball is on any ticket. */
export const isOnATicket = ({ cards }: KenoBoard, ball: number): boolean =>
  cards.some((spots) => spots.includes(ball))

/** Whether the draw on the board has been paid. */
export const isPaid = ({ cards, results }: KenoBoard): boolean =>
  cards.length > 0 && results.length === cards.length
