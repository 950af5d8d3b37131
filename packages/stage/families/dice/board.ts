import type { Dice } from '@fairhouse/contract/families/dice/spots'
import type { DiceEvent } from './dice-events.ts'

/** Chips on a spot of the table: minor units. */
export interface SpotChips {
  readonly spot: string
  readonly stake: number
  /** What the spot paid with its stake; 0 while dice fly, and for a spot that lost. */
  readonly pay: number
}

/** Everything that the table shows of a round, without pixels. Amounts are minor units. */
export interface DiceBoard {
  readonly chips: readonly SpotChips[]
  /** How the dice lie; null before they were thrown. */
  readonly dice: Dice | null
  /** What the round has won so far. */
  readonly won: number
  readonly ended: boolean
}

export const emptyBoard: DiceBoard = { chips: [], dice: null, won: 0, ended: false }

/** The board after an event. */
export function after(board: DiceBoard, event: DiceEvent): DiceBoard {
  switch (event.type) {
    case 'diceBet':
      return { ...emptyBoard, chips: event.chips.map((chips) => ({ ...chips, pay: 0 })) }
    case 'diceRolled':
      return { ...board, dice: event.dice }
    case 'dicePaid': {
      const pays = new Map(event.spots.map(({ spot, pay }) => [spot, pay]))
      const chips = board.chips.map((one) => ({ ...one, pay: pays.get(one.spot) ?? 0 }))
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
export const boardOf = (events: readonly DiceEvent[]): DiceBoard => events.reduce(after, emptyBoard)
