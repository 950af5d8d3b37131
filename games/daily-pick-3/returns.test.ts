import { fraction } from '@fairhouse/game-math/fraction'
import { describe, expect, it } from 'vitest'
import { bets, facts } from './design.ts'
import { game } from './math.ts'

describe('Daily Pick 3', () => {
  it.each(Object.keys(bets))('returns 90 % exactly by %s', (bet) => {
    expect(facts(bet).rtp).toEqual(fraction(9n, 10n))
  })

  it('pays in exactly as many of all thousand draws as it says', () => {
    for (const [name, bet] of Object.entries(bets)) {
      let units = 0
      for (let all = 0; all < 1000; all++) {
        const drums = [Math.floor(all / 100), Math.floor(all / 10) % 10, all % 10]
        const draw = { below: () => drums.shift() ?? 0, words: 0 }
        units += game.open(draw, bet).state.units
      }
      expect({ name, units }).toEqual({ name, units: 90_000 })
    }
  })

  it('plays three alike straight only, and pairs with two digits', () => {
    const priceOf = (bet: string, digits: number[]) =>
      game.priceOf?.({ selection: { bet, digits } })
    expect(priceOf('straight', [7, 7, 7])).toBe(100)
    expect(priceOf('box', [7, 7, 7])).toBeNull()
    expect(priceOf('straightBox', [7, 7, 7])).toBeNull()
    expect(priceOf('frontPair', [7, 7])).toBe(100)
    expect(priceOf('frontPair', [7, 7, 7])).toBeNull()
    expect(priceOf('straight', [7, 7])).toBeNull()
  })
})
