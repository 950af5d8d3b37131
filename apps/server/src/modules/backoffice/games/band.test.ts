import { drawFrom } from '@fairhouse/fairness/draw'
import { SeededWords } from '@fairhouse/fairness/seeded'
import { describe, expect, it } from 'vitest'
import { bandOf } from './band.ts'

/** Pays 19 stakes one time in 20: returns 95 %. */
const coin = { rtp: 0.95, sigma: Math.sqrt(0.05 * 19 ** 2 - 0.95 ** 2) }

describe('the band of a return', () => {
  it('is there from a thousand bets on', () => {
    const bets = { bets: 999, staked: 99_900, won: 0, squares: 999 * 100 ** 2 }
    expect(bandOf(bets, coin)).toBeNull()
    expect(bandOf({ ...bets, bets: 1_000 }, coin)).not.toBeNull()
  })

  it('is not there where nothing is known of the spread', () => {
    expect(bandOf({ bets: 5_000, staked: 1, won: 1, squares: 0 }, coin)).toBeNull()
  })

  it('holds 95 of 100 honest games, whatever the sizes of their bets', () => {
    const draw = drawFrom(new SeededWords(20_261_127))
    let within = 0
    const houses = 400
    for (let house = 0; house < houses; house++) {
      const sums = { bets: 2_000, staked: 0, won: 0, squares: 0 }
      for (let bet = 0; bet < sums.bets; bet++) {
        const stake = 10 * (1 + draw.below(20))
        sums.staked += stake
        sums.squares += stake ** 2
        if (draw.below(20) === 0) sums.won += 19 * stake
      }
      const band = bandOf(sums, coin)
      const actual = sums.won / sums.staked
      if (band && actual >= band.low && actual <= band.high) within += 1
    }
    expect(within / houses).toBeGreaterThan(0.92)
    expect(within / houses).toBeLessThan(0.98)
  })
})
