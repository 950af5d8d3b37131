import { describe, expect, it } from 'vitest'
import { after, awaitsHold, boardOf, emptyBoard, frontHand } from './board.ts'
import type { VideoPokerEvent } from './video-poker-events.ts'

const cards = ['Js', '7h', 'Jd', '2c', 'Th'] as const
const drawn = ['Js', '5h', 'Jd', '5c', 'Ah'] as const
const made = { hand: 'jacksOrBetter', cards: [0, 2] } as const

const round: readonly VideoPokerEvent[] = [
  { type: 'pokerDealt', cards, made },
  {
    type: 'pokerDrawn',
    hand: 0,
    held: [0, 2],
    cards: drawn,
    made: { hand: 'twoPair', cards: [0, 1, 2, 3] },
  },
  { type: 'pokerHandWon', hand: 0, name: 'twoPair', pay: 200, total: 200 },
  { type: 'roundEnded', total: 200 },
]

describe('a board', () => {
  it('waits for cards to be held between deal and draw, and no longer', () => {
    const waits = round.map((_, place) => awaitsHold(boardOf(round.slice(0, place + 1))))
    expect(waits).toEqual([true, false, false, false])
    expect(awaitsHold(emptyBoard)).toBe(false)
  })

  it('shows the deal, then what it became, with what it paid once that is told', () => {
    expect(frontHand(boardOf(round.slice(0, 1)))).toEqual({ cards, made, pay: 0 })
    expect(frontHand(boardOf(round.slice(0, 2)))).toMatchObject({ cards: drawn, pay: 0 })
    expect(boardOf(round)).toMatchObject({
      hands: [{ cards: drawn, pay: 200 }],
      held: [0, 2],
      total: 200,
      finished: true,
    })
  })

  it('is cleared by the next deal', () => {
    const [dealt] = round
    if (dealt === undefined) throw new Error('no deal')
    expect(after(boardOf(round), dealt)).toEqual(boardOf([dealt]))
  })

  it('keeps several hands apart', () => {
    const other = ['Js', '9h', 'Jd', '9c', '9s'] as const
    const board = boardOf([
      ...round.slice(0, 3),
      { type: 'pokerDrawn', hand: 1, held: [0, 2], cards: other, made: null },
      { type: 'pokerHandWon', hand: 1, name: 'fullHouse', pay: 900, total: 1100 },
    ])
    expect(board.hands.map(({ pay }) => pay)).toEqual([200, 900])
    expect(frontHand(board)?.cards).toEqual(drawn)
    expect(board.total).toBe(1100)
  })
})
