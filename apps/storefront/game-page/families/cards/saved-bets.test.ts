import { describe, expect, it } from 'vitest'
import { chipLimitsOf } from './chips-on-spots.ts'
import { BetShelf } from './saved-bets.ts'

const limits = chipLimitsOf({
  game: 'blackjack',
  decks: 6,
  soft17: 'stands',
  blackjack: { pays: 3, to: 2 },
  insurance: { pays: 2, to: 1 },
  doubleAfterSplit: true,
  hands: 2,
  boxes: {
    count: 5,
    unitsPerChip: 2,
    mostChips: { box: 100, side: 25 },
    sides: { pairs: [], poker: [] },
  },
})
const rules = { limits, spots: ['box1', 'box2', 'pairs1'] }

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
    const bets = new BetShelf('bets', shelf, rules)
    bets.save({ box1: 1 })
    bets.save({ box2: 5, pairs1: 1 })
    bets.save({ box1: 1 })
    bets.played({ box2: 2 })
    const next = new BetShelf('bets', shelf, rules)
    expect(next.now).toEqual({ last: { box2: 2 }, kept: [{ box1: 1 }, { box2: 5, pairs1: 1 }] })
    next.remove({ pairs1: 1, box2: 5 })
    expect(next.now.kept).toEqual([{ box1: 1 }])
  })

  it.each([
    '{',
    'null',
    '[]',
    '{"last":7,"kept":[3]}',
    '{"last":{"box9":1},"kept":[{"pairs1":26}]}',
  ])('that cannot be laid here are forgotten: %s', (stored) => {
    expect(new BetShelf('bets', shelfOf({ bets: stored }), rules).now).toEqual({
      last: {},
      kept: [],
    })
  })
})
