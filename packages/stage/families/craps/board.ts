import { isBoxNumber, type BoxNumber, type TwoDice } from '@fairhouse/contract/families/craps/spots'
import type { CrapsEvent } from './craps-events.ts'

/** A bet that waits for a roll: minor units. */
export interface LaidBet {
  readonly spot: string
  readonly stake: number
}

/** A bet that the last roll settled: what it paid with its stake. */
export interface PaidBet extends LaidBet {
  readonly pay: number
}

/** Everything that the table shows of a round, without pixels. Amounts are minor units. */
export interface CrapsBoard {
  readonly bets: readonly LaidBet[]
  /** Where the puck lies; null while it is off. */
  readonly point: BoxNumber | null
  /** How the dice lie; null before they were thrown. */
  readonly dice: TwoDice | null
  /** What the last roll paid. */
  readonly paid: readonly PaidBet[]
  /** What the round has cost and won so far. */
  readonly cost: number
  readonly won: number
  readonly ended: boolean
}

export const emptyBoard: CrapsBoard = {
  bets: [],
  point: null,
  dice: null,
  paid: [],
  cost: 0,
  won: 0,
  ended: false,
}

/** The board after an event. */
export function after(board: CrapsBoard, event: CrapsEvent): CrapsBoard {
  switch (event.type) {
    case 'crapsBet': {
      // The first bet of a round lies on a table from which whatever was there is cleared.
      const from = event.cost === event.stake ? emptyBoard : board
      return {
        ...from,
        bets: merged(from.bets, event.chips),
        paid: [],
        cost: from.cost + event.stake,
      }
    }
    case 'crapsRolled':
      return { ...board, dice: event.dice, paid: [] }
    case 'crapsPaid': {
      const { spot, stake, pay, total } = event
      return {
        ...board,
        bets: without(board.bets, [spot]),
        paid: [...board.paid, { spot, stake, pay }],
        won: total,
      }
    }
    case 'crapsLost':
      return {
        ...board,
        bets: without(
          board.bets,
          event.chips.map(({ spot }) => spot),
        ),
      }
    case 'crapsMoved': {
      const { spot, to } = event
      return {
        ...board,
        bets: board.bets.map((bet) => (bet.spot === spot ? { ...bet, spot: to } : bet)),
      }
    }
    case 'crapsPoint': {
      const { point } = event
      return { ...board, point: point !== null && isBoxNumber(point) ? point : null }
    }
    case 'crapsTaken':
      return { ...board, bets: without(board.bets, [event.spot]), won: event.total }
    case 'jackpotWon':
    case 'maxWinReached':
      return { ...board, won: event.total }
    case 'roundEnded':
      return { ...board, won: event.total, ended: true }
  }
}

/** The board that all of these lead to. */
export const boardOf = (events: readonly CrapsEvent[]): CrapsBoard =>
  events.reduce(after, emptyBoard)

/** Bets with more chips on some spots. */
export function merged(bets: readonly LaidBet[], more: readonly LaidBet[]): readonly LaidBet[] {
  const stakes = new Map(bets.map(({ spot, stake }) => [spot, stake]))
  for (const { spot, stake } of more) stakes.set(spot, (stakes.get(spot) ?? 0) + stake)
  return [...stakes].map(([spot, stake]) => ({ spot, stake }))
}

const without = (bets: readonly LaidBet[], spots: readonly string[]): readonly LaidBet[] =>
  bets.filter(({ spot }) => !spots.includes(spot))
