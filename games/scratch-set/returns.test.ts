import { fraction } from '@fairhouse/game-math/fraction'
import { describe, expect, it } from 'vitest'
import { cards } from './cards.ts'
import { bets, facts } from './design.ts'

describe('Scratch Set', () => {
  it.each(Object.keys(bets))('returns 92 % exactly by the card %s', (bet) => {
    expect(facts(bet).rtp).toEqual(fraction(92n, 100n))
  })

  it('has eight cards that pay differently', () => {
    expect(cards).toHaveLength(8)
    expect(new Set(cards.map(({ prizes }) => prizes.join())).size).toBe(8)
  })
})
