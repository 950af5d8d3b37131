import { ratio } from '@fairhouse/game-math/fraction'
import { describe, expect, it } from 'vitest'
import { bets, facts } from './design.ts'

describe('Fast Keno 40', () => {
  it.each(Object.keys(bets))('returns 99.0 % by the ticket %s', (bet) => {
    const { rtp } = facts(bet)
    expect(ratio(rtp)).toBeGreaterThan(0.9895)
    expect(ratio(rtp)).toBeLessThan(0.9905)
  })

  it('certifies a ticket of every number of spots at every risk, that of eight at the medium one first', () => {
    expect(Object.keys(bets)).toHaveLength(30)
    expect(Object.keys(bets)[0]).toBe('base')
  })

  it('varies more the higher the risk', () => {
    for (let spots = 1; spots <= 10; spots++) {
      const sigma = ['low', 'spots', 'high'].map((risk) =>
        ratio(facts(spots === 8 && risk === 'spots' ? 'base' : `${risk}${spots}`).variance),
      )
      expect(sigma).toEqual(sigma.toSorted((one, other) => one - other))
    }
  })
})
