import { describe, expect, it } from 'vitest'
import { boardOf, emptyBoard } from './board.ts'
import { type RouletteEvent, rouletteEventsOf } from './roulette-events.ts'

const bet: RouletteEvent = {
  type: 'rouletteBet',
  chips: [
    { spot: '17', stake: 50 },
    { spot: 'red', stake: 100 },
  ],
  stake: 150,
}

describe('the board of a roulette table', () => {
  it('shows what was bet until the ball has fallen, then what each spot paid', () => {
    const landed: RouletteEvent = { type: 'ballLanded', pocket: '17' }
    expect(boardOf([bet, landed])).toEqual({
      chips: [
        { spot: '17', stake: 50, pay: 0 },
        { spot: 'red', stake: 100, pay: 0 },
      ],
      pockets: ['17'],
      won: 0,
      ended: false,
    })
    const spots = [{ spot: '17', stake: 50, pay: 1800 }]
    const paid: RouletteEvent = { type: 'spotsPaid', spots, pay: 1800, total: 1800 }
    const ended: RouletteEvent = { type: 'roundEnded', total: 1800 }
    expect(boardOf([bet, landed, paid, ended])).toEqual({
      chips: [
        { spot: '17', stake: 50, pay: 1800 },
        { spot: 'red', stake: 100, pay: 0 },
      ],
      pockets: ['17'],
      won: 1800,
      ended: true,
    })
  })

  it('forgets the round before with the next bet', () => {
    const before: RouletteEvent[] = [bet, { type: 'ballLanded', pocket: '3' }]
    expect(boardOf([...before, bet])).toEqual(boardOf([bet]))
    expect(boardOf([])).toEqual(emptyBoard)
  })

  it('turns away events of other families', () => {
    expect(() => rouletteEventsOf([{ type: 'reelsStopped' }])).toThrow(RangeError)
  })
})
