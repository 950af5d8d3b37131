import type { PromoPlay } from '@fairhouse/contract/entities/promo'
import {
  miniSlotPrize,
  miniSlotReels,
  mysteryPrize,
  mysteryPrizes,
  prizeIn,
  type PromoName,
} from '@fairhouse/contract/promo-rules'
import { seedHash } from '@fairhouse/fairness/commit'
import { fromHex } from '@fairhouse/fairness/hex'
import { drawOrder, drawStops } from '@fairhouse/fairness/promo-draw'
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
  const seeds = { serverSeed, clientSeed: play.clientSeed }
  const again =
    name === 'miniSlot' ? drawStops(seeds, miniSlotReels) : drawOrder(seeds, mysteryPrizes.length)
  const cents = name === 'miniSlot' ? miniSlotPrize(again) : mysteryPrize(again, play.box ?? 0)
  return {
    hash: seedHash(serverSeed) === play.serverSeedHash,
    outcome:
      again.length === play.outcome.length &&
      again.every((number, place) => play.outcome[place] === number),
    prize: prizeIn(cents, currency) === play.prize,
  }
}
