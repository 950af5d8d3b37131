import { describe, expect, it } from 'vitest'
import { after, boardOf, caughtOn, emptyBoard, marked, markOf } from './board.ts'
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
    expect(board).toMatchObject({ drawn: [9, 33], result: null, finished: false })
  })

  it('ends with the result, and what it paid', () => {
    expect(boardOf(round)).toEqual({
      spots: [4, 9, 70],
      drawn: [9, 33, 70],
      balls: 3,
      result: { caught: 2, pay: 200 },
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
    expect(marked([1, 2])).toEqual({ ...emptyBoard, spots: [1, 2] })
  })
})
