import { ratio } from '@fairhouse/game-math/fraction'
import { describe, expect, it } from 'vitest'
import { bets, facts } from './design.ts'

describe('Keno 80', () => {
  it.each(Object.keys(bets))('returns between 92 and 93 % by the ticket %s', (bet) => {
    const { rtp } = facts(bet)
    expect(ratio(rtp)).toBeGreaterThan(0.92)
    expect(ratio(rtp)).toBeLessThan(0.93)
  })

  it('certifies a ticket of every number of spots, that of eight first', () => {
    expect(Object.keys(bets)).toEqual([
      'base',
      ...[1, 2, 3, 4, 5, 6, 7, 9, 10].map((spots) => `spots${spots}`),
    ])
    expect(ratio(facts('base').rtp)).toBeCloseTo(0.926_282, 6)
  })
})
