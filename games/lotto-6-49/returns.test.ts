import { choose } from '@fairhouse/game-math/families/keno/catches'
import { ratio } from '@fairhouse/game-math/fraction'
import { describe, expect, it } from 'vitest'
import { bets, facts } from './design.ts'
import { definition, game } from './math.ts'

describe('Lotto 6/49', () => {
  it.each(Object.keys(bets))('returns the same 90.0 % by %s', (bet) => {
    const { rtp } = facts(bet)
    expect(rtp).toEqual(facts('base').rtp)
    expect(ratio(rtp)).toBeGreaterThan(0.8995)
    expect(ratio(rtp)).toBeLessThan(0.9005)
  })

  it('pays the most once in 13,983,816 draws', () => {
    const { most, mostUnits } = facts('base')
    expect(choose(definition.numbers, definition.balls)).toBe(13_983_816n)
    expect(1 / ratio(most)).toBeCloseTo(13_983_816, 3)
    expect(mostUnits).toBe(250_000)
  })

  it('takes cards of six numbers and no others', () => {
    const priceOf = (...cards: number[][]) => game.priceOf?.({ selection: { cards } })
    expect(priceOf([1, 2, 3, 4, 5, 6])).toBe(1)
    expect(priceOf([1, 2, 3, 4, 5, 6], [1, 2, 3, 4, 5, 49])).toBe(2)
    expect(priceOf([1, 2, 3, 4, 5])).toBeNull()
    expect(priceOf([1, 2, 3, 4, 5, 6, 7])).toBeNull()
    expect(priceOf([1, 2, 3, 4, 5, 50])).toBeNull()
  })
})
