import {
  miniSlotPrize,
  miniSlotReels,
  mysteryPrize,
  mysteryPrizes,
  promoOdds,
} from '@fairhouse/contract/promo-rules'
import { drawOrder, drawStops, type PromoSeeds } from '@fairhouse/fairness/promo-draw'
import { expect, it } from 'vitest'
import { readTier } from '../../../../../scripts/test/tier.ts'

/** A million before an issue is called resolved. */
const plays = readTier(process.env).isAll ? 1_000_000 : 20_000

const prizeOf = {
  miniSlot: (seeds: PromoSeeds) => miniSlotPrize(drawStops(seeds, miniSlotReels)),
  mystery: (seeds: PromoSeeds) => mysteryPrize(drawOrder(seeds, mysteryPrizes.length), 7),
} as const

/** One seed for each play, as the house makes one for each player and period. */
const seedsOf = (play: number): PromoSeeds => {
  const serverSeed = new Uint8Array(32)
  new DataView(serverSeed.buffer).setUint32(0, play)
  return { serverSeed, clientSeed: 'odds' }
}

// What pages print is what comes of it, play by play: beside the prizes there is what gives nothing.
it.each(['miniSlot', 'mystery'] as const)(
  '%s gives each prize as often as its page prints',
  (promo) => {
    const seen = new Map<number, number>()
    for (let play = 0; play < plays; play++) {
      const prize = prizeOf[promo](seedsOf(play))
      seen.set(prize, (seen.get(prize) ?? 0) + 1)
    }
    const odds = promoOdds[promo].map(({ prize, ways, of }) => ({ prize, chance: ways / of }))
    const nothing = 1 - odds.reduce((sum, { chance }) => sum + chance, 0)
    const expected = nothing > 1e-9 ? [...odds, { prize: 0, chance: nothing }] : odds
    const chiSquare = expected.reduce((sum, { prize, chance }) => {
      const mean = plays * chance
      return sum + ((seen.get(prize) ?? 0) - mean) ** 2 / mean
    }, 0)
    // Six degrees of freedom at most: above 22.5 once in a thousand times. The seeds are fixed.
    expect(chiSquare).toBeLessThan(22.5)
    expect([...seen.values()].reduce((sum, count) => sum + count, 0)).toBe(plays)
  },
  300_000,
)
