import { describe, expect, it } from 'vitest'
import { after, beforeRound, betOn, boardOf, emptyBoard, handOf } from './board.ts'
import { type CardsEvent, cardsEventsOf } from './cards-events.ts'

const points = (value: number, isSoft = false) => ({ value, isSoft })

/** A round in which all happens: insurance, a split, a hand doubled, a dealer who draws. */
const round: readonly CardsEvent[] = [
  { type: 'cardsBet', bets: [{ spot: 'hand', stake: 200 }] },
  { type: 'cardDealt', hand: 'hand', card: '8s', points: points(8) },
  { type: 'cardDealt', hand: 'dealer', card: 'Ad', points: points(11, true) },
  { type: 'cardDealt', hand: 'hand', card: '8h', points: points(16) },
  { type: 'cardHidden', hand: 'dealer' },
  { type: 'insuranceTaken', spot: 'insurance', stake: 100 },
  { type: 'dealerPeeked', isBlackjack: false },
  { type: 'spotSettled', spot: 'insurance', result: 'lose', stake: 100, pay: 0, total: 0 },
  { type: 'handSplit', hand: 'hand', to: 'split', card: '8h', stake: 200 },
  { type: 'handTurn', hand: 'hand' },
  { type: 'cardDealt', hand: 'hand', card: '3c', points: points(11) },
  { type: 'handDoubled', hand: 'hand', stake: 400 },
  { type: 'cardDealt', hand: 'hand', card: 'Td', points: points(21) },
  { type: 'handTurn', hand: 'split' },
  { type: 'cardDealt', hand: 'split', card: 'Kc', points: points(18) },
  { type: 'handStood', hand: 'split' },
  { type: 'cardTurned', hand: 'dealer', card: '5c', points: points(16, true) },
  { type: 'cardDealt', hand: 'dealer', card: '2d', points: points(18, true) },
  { type: 'spotSettled', spot: 'hand', result: 'win', stake: 400, pay: 800, total: 800 },
  { type: 'spotSettled', spot: 'split', result: 'push', stake: 200, pay: 200, total: 1000 },
  { type: 'roundEnded', total: 1000 },
]

describe('the board of a table', () => {
  it('holds each hand, its points and its chips', () => {
    const board = boardOf(round)
    expect(board.hands.map(({ name, cards }) => [name, ...cards])).toEqual([
      ['hand', '8s', '3c', 'Td'],
      ['dealer', 'Ad', '5c', '2d'],
      ['split', '8h', 'Kc'],
    ])
    expect(handOf(board, 'hand')).toMatchObject({ isDoubled: true, points: { value: 21 } })
    expect(betOn(board, 'hand')).toEqual({
      spot: 'hand',
      stake: 400,
      settled: { result: 'win', pay: 800 },
    })
    expect(board).toMatchObject({ total: 1000, isOver: true, turn: null })
  })

  it('shows a card face down until it is turned, and whose turn it is', () => {
    expect(handOf(boardOf(round.slice(0, 5)), 'dealer')?.cards).toEqual(['Ad', null])
    expect(boardOf(round.slice(0, 12)).turn).toBe('hand')
    expect(boardOf(round.slice(0, 15)).turn).toBe('split')
  })

  it('stands the same wherever a round is taken up again', () => {
    const whole = boardOf(round)
    for (let seen = 0; seen <= round.length; seen++) {
      expect(round.slice(seen).reduce(after, boardOf(round.slice(0, seen)))).toEqual(whole)
    }
  })

  it('begins every round anew, whatever lay there', () => {
    expect(round.reduce(after, boardOf(round.slice(0, 9)))).toEqual(boardOf(round))
    expect(round.reduce(after, beforeRound({ hand: 50 }))).toEqual(boardOf(round))
    expect(beforeRound({})).toEqual(emptyBoard)
  })

  it('turns away events of other families', () => {
    expect(() => cardsEventsOf([{ type: 'reelsStopped' }])).toThrow(RangeError)
  })
})
