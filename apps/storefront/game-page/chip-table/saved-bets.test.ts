import { describe, expect, it } from 'vitest'
import { type Chips, fits } from './laid-chips.ts'
import { savedBets } from './saved-bets.ts'

const limits = {
  most: new Map([
    ['17', 10],
    ['red', 50],
  ]),
  mostChips: 52,
}
const isBet = (chips: Chips) => fits(chips, limits)
const bet = (chips: Record<string, number>): Chips => new Map(Object.entries(chips))

function shelfOf(stored: Record<string, string> = {}) {
  const kept = new Map(Object.entries(stored))
  return {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
  }
}

describe('saved bets', () => {
  it('are found again by the next page, the newest first and each once', () => {
    const shelf = shelfOf()
    const bets = savedBets('roulette', shelf, isBet)
    bets.save(bet({ red: 1 }))
    bets.save(bet({ '17': 5, red: 1 }))
    bets.save(bet({ red: 1 }))
    bets.played(bet({ '17': 2 }))
    const next = savedBets('roulette', shelf, isBet)
    expect(next.now).toEqual({
      last: bet({ '17': 2 }),
      kept: [bet({ red: 1 }), bet({ '17': 5, red: 1 })],
    })
    next.remove(bet({ red: 1, '17': 5 }))
    expect(next.now.kept).toEqual([bet({ red: 1 })])
  })

  it('are six at most: the oldest gives way', () => {
    const bets = savedBets('roulette', null, isBet)
    for (let count = 1; count <= 8; count++) bets.save(bet({ red: count }))
    expect(bets.now.kept.map((chips) => chips.get('red'))).toEqual([8, 7, 6, 5, 4, 3])
  })

  it('are each table’s own', () => {
    const shelf = shelfOf()
    savedBets('roulette', shelf, isBet).save(bet({ red: 1 }))
    expect(savedBets('french-roulette', shelf, isBet).now.kept).toEqual([])
  })

  it.each([
    '{',
    'null',
    '[]',
    '{"last":7,"kept":[3]}',
    '{"last":{"38":1},"kept":[{"17":11},{"17":10,"red":43},{"red":-1},{"red":0.5}]}',
  ])('that cannot be laid here are forgotten: %s', (stored) => {
    const shelf = shelfOf({ 'fairhouse.bets.roulette': stored })
    expect(savedBets('roulette', shelf, isBet).now).toEqual({ last: null, kept: [] })
  })
})
