import { holdSolver } from '@fairhouse/game-math/families/video-poker/holds/solver'
import { describe, expect, it } from 'vitest'
import { definition } from '../../../../../../games/jacks-or-better/math.ts'
import { type Advice, givenAway, holdOf, placesOf, ranked } from './advice.ts'

describe('advice for a pair of jacks beside an ace', () => {
  const cards = ['Js', 'Jd', 'As', '7h', '2c'] as const
  const solver = holdSolver(definition)
  const advice: Advice = { cards, values: solver.values(cards), best: solver.best(cards) }

  it('holds the jacks, which pay 1.54 bets on average', () => {
    expect(placesOf(advice.best)).toEqual([0, 1])
    expect(advice.values[advice.best]).toBeCloseTo(1.5365, 4)
  })

  it('says what another hold gives away, and that the best gives nothing', () => {
    expect(givenAway(advice, holdOf([0, 1]))).toBe(0)
    // The known price of a kicker, exact by an enumeration of its own: every two cards of 47 that may come.
    expect(givenAway(advice, holdOf([0, 1, 2]))).toBeGreaterThan(0.1)
    expect(givenAway(advice, holdOf([]))).toBeGreaterThan(1)
  })

  it('ranks all 32 holds, the best on top', () => {
    const order = ranked(advice)
    expect(order[0]).toBe(advice.best)
    expect(new Set(order).size).toBe(32)
    const values = order.map((hold) => advice.values[hold] ?? 0)
    expect(values).toEqual(values.toSorted((a, b) => b - a))
  })
})

it('a hold and its places say the same', () => {
  for (let hold = 0; hold < 32; hold++) expect(holdOf(placesOf(hold))).toBe(hold)
})
