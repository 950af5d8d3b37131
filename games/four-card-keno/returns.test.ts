import { ratio } from '@fairhouse/game-math/fraction'
import { describe, expect, it } from 'vitest'
import { bets, facts } from './design.ts'

describe('Four Card Keno', () => {
  it.each(Object.keys(bets))('returns between 92 and 94 % by %s', (bet) => {
    const { rtp } = facts(bet)
    expect(ratio(rtp)).toBeGreaterThan(0.92)
    expect(ratio(rtp)).toBeLessThan(0.94)
  })

  it('returns by several cards exactly what it returns by one', () => {
    for (const bet of ['cards2', 'cards3', 'cards4'])
      expect(facts(bet).rtp).toEqual(facts('base').rtp)
  })
})
