import { highestStake } from '@fairhouse/contract/bonus-rules'
import { describe, expect, it } from 'vitest'
import { certificateOf } from '../../../games/certificates.server.ts'
import { certifiedRoundOf } from './certified-round.ts'
import { meanOf, payoutsOf } from './distribution.ts'
import { type BonusPlan, simulate } from './simulate.ts'

const titles = [
  'castle-of-horror',
  'penny-parade',
  'european-roulette',
  'jacks-or-better',
  'keno-80',
]
const payoutsOfTitle = (uri: string) => {
  const certificate = certificateOf(uri)
  if (!certificate) throw new Error(`no certificate of ${uri}`)
  return { certificate, payouts: payoutsOf(certifiedRoundOf(certificate)) }
}
const options = { runs: 100_000, seed: 7, highest: highestStake }
const match: BonusPlan = {
  own: 20_000,
  bonus: 20_000,
  spins: null,
  times: 25,
  share: 1,
  maxCashout: null,
}

describe('the distribution of a certificate', () => {
  it.each(titles)('of %s adds up, and returns exactly what is certified', (uri) => {
    const { certificate, payouts } = payoutsOfTitle(uri)
    const all = payouts.probabilities.reduce((sum, one) => sum + one, 0)
    expect(all).toBeCloseTo(1, 12)
    expect(meanOf(payouts)).toBeCloseTo(certificate.rtp.ratio, 9)
  })
})

describe('the worth of a bonus', () => {
  it('is all of it where a game returns all of what is bet', () => {
    const fair = { values: Float64Array.of(0, 2), probabilities: Float64Array.of(0.5, 0.5) }
    const { value, cost } = simulate({ ...match, own: 0 }, fair, options)
    // A fair game takes nothing on average, and nothing is lost at the end that was not bet.
    expect(Math.abs(value - 20_000)).toBeLessThan(600)
    expect(Math.abs(cost)).toBeLessThan(600)
  }, 120_000)

  it('is nothing where a game returns nothing, and costs the deposit besides', () => {
    const none = { values: Float64Array.of(0), probabilities: Float64Array.of(1) }
    const worth = simulate(match, none, { ...options, runs: 100 })
    expect(worth).toMatchObject({ value: -20_000, completes: 0, cost: 40_000 })
  })

  it('without wagering is the bonus, up to its cap', () => {
    const { payouts } = payoutsOfTitle('penny-parade')
    const chip = { ...match, own: 0, bonus: 500, times: 0.01, maxCashout: 200 }
    const worth = simulate(chip, payouts, { ...options, runs: 2_000 })
    expect(worth.high).toBeLessThanOrEqual(200)
  })

  it('of free spins is won in their own game, and wagered in the chosen one', () => {
    const pays = (times: number) => ({
      values: Float64Array.of(times),
      probabilities: Float64Array.of(1),
    })
    const spins = { ...match, own: 0, bonus: 100, spins: { count: 10, stake: 10 }, times: 1 }
    const worth = simulate(spins, pays(1), { ...options, runs: 10, ofSpins: pays(3) })
    expect(worth).toMatchObject({ value: 300, completes: 1, cost: 0 })
  })

  it('of a hundred thousand runs is there in three seconds of processor time', () => {
    const { payouts } = payoutsOfTitle('castle-of-horror')
    const before = process.cpuUsage().user
    const worth = simulate(match, payouts, options)
    const seconds = (process.cpuUsage().user - before) / 1e6
    expect(worth.runs).toBe(100_000)
    expect(seconds).toBeLessThan(3)
  }, 120_000)
})
