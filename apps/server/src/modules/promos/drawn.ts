import {
  miniSlotPrize,
  miniSlotReels,
  mysteryPrize,
  mysteryPrizes,
} from '@fairhouse/contract/promo-rules'
import { drawOrder, drawStops, type PromoSeeds } from '@fairhouse/fairness/promo-draw'

/** What a player does in a small game. */
export type PromoMove =
  | { readonly promo: 'miniSlot'; readonly box: null }
  | { readonly promo: 'mystery'; readonly box: number }

export interface PromoDrawn {
  /** Stops of the reels, or which prize lies in each box. */
  readonly outcome: readonly number[]
  /** Cents. */
  readonly prize: number
}

/** What comes of a move with these seeds. Pure. @throws RangeError for a box that is none. */
export function drawPromo(seeds: PromoSeeds, move: PromoMove): PromoDrawn {
  if (move.promo === 'miniSlot') {
    const outcome = drawStops(seeds, miniSlotReels)
    return { outcome, prize: miniSlotPrize(outcome) }
  }
  const outcome = drawOrder(seeds, mysteryPrizes.length)
  return { outcome, prize: mysteryPrize(outcome, move.box) }
}
