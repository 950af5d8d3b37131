import type { PromoPlay } from '@fairhouse/contract/entities/promo'
import {
  miniSlotPrize,
  miniSlotReels,
  mysteryPrize,
  mysteryPrizes,
  prizeIn,
  type PromoName,
  towerAmong,
  towerFloors,
  towerPrize,
} from '@fairhouse/contract/promo-rules'
import { seedHash } from '@fairhouse/fairness/commit'
import { fromHex } from '@fairhouse/fairness/hex'
import { drawClimb, drawOrder, drawStops, type PromoSeeds } from '@fairhouse/fairness/promo-draw'
import type { Currency } from '@fairhouse/money'

/** What of a small game holds. */
export interface PromoChecks {
  /** The secret is the one whose hash was shown before. */
  readonly hash: boolean
  /** Drawing again comes to the same. */
  readonly outcome: boolean
  /** What it gave is what the table says. */
  readonly prize: boolean
}

/** Plays a small game again, from nothing but its two seeds and what the player chose. */
export function checkPromo(name: PromoName, play: PromoPlay, currency: Currency): PromoChecks {
  const serverSeed = fromHex(play.serverSeed)
  const { outcome, cents } = playedAgain(
    name,
    { serverSeed, clientSeed: play.clientSeed },
    play.box,
  )
  return {
    hash: seedHash(serverSeed) === play.serverSeedHash,
    outcome:
      outcome.length === play.outcome.length &&
      outcome.every((number, place) => play.outcome[place] === number),
    prize: prizeIn(cents, currency) === play.prize,
  }
}

function playedAgain(
  name: PromoName,
  seeds: PromoSeeds,
  box: number | null,
): { readonly outcome: readonly number[]; readonly cents: number } {
  switch (name) {
    case 'miniSlot': {
      const outcome = drawStops(seeds, miniSlotReels)
      return { outcome, cents: miniSlotPrize(outcome) }
    }
    case 'mystery': {
      const outcome = drawOrder(seeds, mysteryPrizes.length)
      return { outcome, cents: mysteryPrize(outcome, box ?? 0) }
    }
    case 'tokenTower': {
      const floor = drawClimb(seeds, { floors: towerFloors, among: towerAmong })
      return { outcome: [floor], cents: towerPrize(floor) }
    }
  }
}
