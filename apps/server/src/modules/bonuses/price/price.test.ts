import { readFileSync } from 'node:fs'
import { certificate } from '@fairhouse/contract/entities/certificate'
import { describe, expect, it } from 'vitest'
import { type Band, bandsOf, meanOf } from './bands.ts'
import { priceOfClaim, type PlayedClaim } from './claim-price.ts'
import { priceOfOffer, type PricedGame } from './price-of-offer.ts'
import { winningsOf } from './spins-won.ts'

const certificateOf = (uri: string) =>
  certificate.parse(
    JSON.parse(
      readFileSync(
        new URL(`../../../../../../games/${uri}/certificate.json`, import.meta.url),
        'utf8',
      ),
    ),
  )
const castle = certificateOf('castle-of-horror')
const penny = certificateOf('penny-parade')
const slot: PricedGame = {
  kind: 'slot',
  category: 1281,
  uri: 'castle-of-horror',
  mechanics: [],
  certificate: castle,
}
/** All of it in one game. */
const alone = { game: slot, spinGame: slot }
/** Heads or tails, with a return of 90 %. */
const coin: readonly Band[] = [
  { pays: 0, probability: 0.55 },
  { pays: 2, probability: 0.45 },
]
const claim = (over: Partial<PlayedClaim>): PlayedClaim => ({
  cash: 0,
  bonus: 200,
  toWager: 300,
  stake: 100,
  counts: 1,
  maxCashout: null,
  bands: coin,
  ...over,
})

const price = (over: Partial<PlayedClaim>) => {
  const found = priceOfClaim(claim(over))
  if (!found) throw new Error('there is no price')
  return found
}

describe('payouts of a certificate', () => {
  it('have its exact return and its frequencies', () => {
    const bands = bandsOf(castle)
    expect(meanOf(bands)).toBeCloseTo(castle.rtp.ratio, 9)
    const above = (x: number) =>
      bands.reduce((sum, { pays, probability }) => sum + (pays >= x ? probability : 0), 0)
    expect(above(0.000_001)).toBeCloseTo(castle.hitFrequency, 9)
    for (const { x, probability } of castle.tail) expect(above(x)).toBeCloseTo(probability, 9)
  })
})

describe('a claim', () => {
  it('of two stakes and three tosses is worth what all eight courses come to', () => {
    // Up: 0.45, down: 0.55; who has nothing left stops.
    const [up, down] = [0.45, 0.55]
    const ends = [
      { stakes: 5, likely: up ** 3 },
      { stakes: 3, likely: 3 * up ** 2 * down },
      { stakes: 1, likely: 2 * up * down ** 2 },
    ]
    const chance = ends.reduce((sum, { likely }) => sum + likely, 0)
    const worth = ends.reduce((sum, { likely, stakes }) => sum + likely * stakes, 0)
    const found = price({})
    expect(found.chance).toBeCloseTo(chance, 12)
    expect(found.paidOut).toBeCloseTo(worth * 100, 9)
    expect(found.cashStaked).toBe(0)
  })

  it('that never runs out of own money costs its whole bonus', () => {
    expect(price({ cash: 100_000 })).toEqual({ paidOut: 200, chance: 1, cashStaked: 300 })
  })

  it('pays no more than its cap', () => {
    expect(price({ maxCashout: 100 }).paidOut).toBeCloseTo(price({}).chance * 100, 9)
  })

  it('costs less the more has to be wagered', () => {
    const costs = [1, 10, 25, 60].map((times) => price({ toWager: 200 * times }).paidOut)
    expect(costs).toEqual(costs.toSorted((one, other) => other - one))
  })

  it.each([
    ['two thousand and one stakes', { bonus: 200_100 }],
    ['as many that are not wagered at all', { bonus: 200_100, toWager: 0 }],
    ['as much as a form may ask for', { bonus: 100_000_000, stake: 1, toWager: 0 }],
    ['too many rounds', { toWager: 2_000_101 }],
    ['wagering that never ends', { counts: Number.MIN_VALUE }],
  ])('of %s has no price', (_, over) => {
    expect(priceOfClaim(claim(over))).toBeNull()
  })

  it('agrees with courses that are drawn', () => {
    // A linear generator of its own: the same courses on every machine.
    let state = 42
    const draw = () => (state = (state * 48_271) % 2_147_483_647) / 2_147_483_647
    const [tries, rounds] = [40_000, 20]
    let paid = 0
    for (let one = 0; one < tries; one++) {
      let [own, pot] = [2, 5]
      for (let round = 0; round < rounds && own + pot > 0; round++) {
        const isWon = draw() < 0.45
        if (own > 0) own += isWon ? 1 : -1
        else pot += isWon ? 1 : -1
      }
      paid += pot
    }
    const exact = price({ cash: 200, bonus: 500, toWager: 2_000 }).paidOut
    expect(exact / 100).toBeCloseTo(paid / tries, 1)
  })
})

describe('an offer', () => {
  const chip = {
    reward: { type: 'freeChip', amount: 1_000 },
    times: 35,
    maxCashout: 10_000,
    minDeposit: null,
  } as const

  it('of a chip costs a part of it, and nothing more than its chance times its cap', () => {
    const price = priceOfOffer(chip, alone, 0)
    expect(price?.gives).toBe(1_000)
    expect(price?.paidOut).toBeGreaterThan(0)
    expect(price?.paidOut).toBeLessThan((price?.chance ?? 0) * 10_000)
    expect(price?.keeps).toBe(0)
  })

  it('of a match is played with the deposit first', () => {
    const match = {
      reward: { type: 'match', percent: 100, most: 10_000 },
      times: 25,
      maxCashout: null,
      minDeposit: 2_000,
    } as const
    const price = priceOfOffer(match, alone, 10_000)
    expect(price?.gives).toBe(10_000)
    expect(price?.keeps).toBeGreaterThan(0)
    expect(price?.paidOut).toBeLessThan(10_000 + 1)
  })

  it('of free spins gives what they return', () => {
    const spins = {
      reward: { type: 'freeSpins', count: 20, stake: 25, game: 'castle-of-horror' },
      times: 20,
      maxCashout: 10_000,
      minDeposit: null,
    } as const
    expect(priceOfOffer(spins, alone, 0)?.gives).toBe(Math.round(500 * castle.rtp.ratio))
    const elsewhere = { game: slot, spinGame: { ...slot, certificate: penny } }
    expect(priceOfOffer(spins, elsewhere, 0)?.gives).toBe(Math.round(500 * penny.rtp.ratio))
    const won = winningsOf(bandsOf(castle), 20)
    expect(won.reduce((sum, { probability }) => sum + probability, 0)).toBeCloseTo(1, 9)
    const mean = won.reduce((sum, { stakes, probability }) => sum + stakes * probability, 0)
    expect(mean).toBeCloseTo(20 * castle.rtp.ratio, 1)
  })

  it('has no price where its bonus is too many stakes', () => {
    const large = { ...chip, reward: { type: 'freeChip', amount: 100_000_000 }, times: 0 } as const
    expect(priceOfOffer(large, alone, 0)).toBeNull()
  })

  it('has no price in a game that counts nothing', () => {
    expect(
      priceOfOffer(chip, { ...alone, game: { ...slot, mechanics: ['jackpot'] } }, 0),
    ).toBeNull()
  })
})
