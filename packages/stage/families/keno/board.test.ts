import { describe, expect, it } from 'vitest'
import { after, boardOf, caughtOn, emptyBoard, isPaid, marked, markOf } from './board.ts'
import type { KenoEvent } from './keno-events.ts'

const round: readonly KenoEvent[] = [
  { type: 'ticketPlayed', numbers: 80, balls: 3, spots: [4, 9, 70] },
  { type: 'ballDrawn', ball: 9, place: 1 },
  { type: 'ballDrawn', ball: 33, place: 2 },
  { type: 'ballDrawn', ball: 70, place: 3 },
  { type: 'ticketPaid', spots: 3, caught: 2, pay: 200, total: 200 },
  { type: 'roundEnded', total: 200 },
]

describe('the board of keno', () => {
  it('marks what is on the ticket, what was drawn, and what is both', () => {
    const board = boardOf(round.slice(0, 3))
    expect([4, 9, 33, 34].map((number) => markOf(board, number))).toEqual([
      'spot',
      'caught',
      'drawn',
      'plain',
    ])
    expect(caughtOn(board)).toBe(1)
    expect(board).toMatchObject({ drawn: [9, 33], results: [], finished: false })
  })

  it('ends with the result, and what it paid', () => {
    expect(boardOf(round)).toEqual({
      cards: [[4, 9, 70]],
      drawn: [9, 33, 70],
      balls: 3,
      results: [{ caught: 2, pay: 200 }],
      free: null,
      risk: null,
      total: 200,
      finished: true,
    })
  })

  it('begins anew with every ticket, whatever was there before', () => {
    const [ticket] = round
    if (!ticket) throw new Error('a round begins with its ticket')
    expect(after(boardOf(round), ticket)).toEqual(after(emptyBoard, ticket))
  })

  it('shows nothing drawn while a ticket is filled in', () => {
    expect(marked([[1, 2]])).toEqual({ ...emptyBoard, cards: [[1, 2]] })
  })

  it('marks each of several cards for itself', () => {
    const board = boardOf([
      { type: 'ticketPlayed', numbers: 80, balls: 2, spots: [4, 9], card: 1 },
      { type: 'ticketPlayed', numbers: 80, balls: 2, spots: [9, 12], card: 2 },
      { type: 'ballDrawn', ball: 9, place: 1 },
      { type: 'ballDrawn', ball: 12, place: 2 },
      { type: 'ticketPaid', spots: 2, caught: 1, pay: 0, total: 0, card: 1 },
    ])
    expect([4, 9, 12].map((number) => markOf(board, number, 0))).toEqual([
      'spot',
      'caught',
      'drawn',
    ])
    expect([4, 9, 12].map((number) => markOf(board, number, 1))).toEqual([
      'plain',
      'caught',
      'caught',
    ])
    expect(isPaid(board)).toBe(false)
  })

  it('puts all balls back for a free draw, and keeps what was won', () => {
    const board = boardOf([
      ...round.slice(0, -1),
      { type: 'freeGamesWon', games: 3, times: 2 },
      { type: 'freeGameStarted', game: 1 },
    ])
    expect(board).toMatchObject({
      drawn: [],
      results: [],
      free: { games: 3, times: 2, game: 1 },
      total: 200,
      finished: false,
    })
  })
})
