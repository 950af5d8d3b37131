import type { RouletteEvent } from './roulette-events.ts'

/** Chips on a spot of the table: minor units. */
export interface SpotChips {
  readonly spot: string
  readonly stake: number
  /** What came back of the spot, its stake included where it won; 0 while balls run, and for a spot that lost. */
  readonly pay: number
}

/** Everything that the table shows of a round, without pixels. Amounts are minor units. */
export interface RouletteBoard {
  readonly chips: readonly SpotChips[]
  /** Where the balls lie, of each wheel in order; none before they have fallen. */
  readonly pockets: readonly string[]
  /** What the round has won so far. */
  readonly won: number
  readonly ended: boolean
}

export const emptyBoard: RouletteBoard = { chips: [], pockets: [], won: 0, ended: false }

/** The board after an event. */
export function after(board: RouletteBoard, event: RouletteEvent): RouletteBoard {
  switch (event.type) {
    case 'rouletteBet':
      return { ...emptyBoard, chips: event.chips.map((chips) => ({ ...chips, pay: 0 })) }
    case 'ballLanded':
      return { ...board, pockets: [...board.pockets, event.pocket] }
    case 'spotsPaid':
    case 'halfReturned': {
      const pays = new Map(event.spots.map(({ spot, pay }) => [spot, pay]))
      const chips = board.chips.map((one) => ({ ...one, pay: pays.get(one.spot) ?? one.pay }))
      return { ...board, chips, won: event.total }
    }
    case 'jackpotWon':
    case 'maxWinReached':
      return { ...board, won: event.total }
    case 'roundEnded':
      return { ...board, won: event.total, ended: true }
  }
}

/** The board that all of these lead to. */
export const boardOf = (events: readonly RouletteEvent[]): RouletteBoard =>
  events.reduce(after, emptyBoard)
