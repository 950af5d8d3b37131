import { plus, ratio } from '@fairhouse/game-math/fraction'
import { describe, expect, it } from 'vitest'
import { bets, facts } from './design.ts'

describe('Last Ball Keno', () => {
  it.each(Object.keys(bets))('returns between 93 and 95 % by the ticket %s', (bet) => {
    const { rtp, split } = facts(bet)
    expect(ratio(rtp)).toBeGreaterThan(0.93)
    expect(ratio(rtp)).toBeLessThan(0.95)
    const { catches, freeGames } = split
    if (!catches || !freeGames) throw new Error('a part of the return is missing')
    expect(plus(catches, freeGames)).toEqual(rtp)
  })

  it('wins free draws as often as any ball is on the ticket', () => {
    const { freeGames } = facts('base').features
    if (!freeGames) throw new Error('no free draws')
    expect(ratio(freeGames)).toBeCloseTo(8 / 80, 12)
  })
})
