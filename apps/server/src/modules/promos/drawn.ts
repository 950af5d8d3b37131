import {
  miniSlotPrize,
  miniSlotReels,
  mysteryPrize,
  mysteryPrizes,
  towerAmong,
  towerFloors,
  towerPrize,
} from '@fairhouse/contract/promo-rules'
import { drawClimb, drawOrder, drawStops, type PromoSeeds } from '@fairhouse/fairness/promo-draw'

/** What a player does in a small game. */
export type PromoMove =
  | { readonly promo: 'miniSlot' | 'tokenTower'; readonly box: null }
  | { readonly promo: 'mystery'; readonly box: number }

export interface PromoDrawn {
  /** Stops of the reels, which prize lies in each box, or the one floor that is reached. */
  readonly outcome: readonly number[]
  /** Cents. */
  readonly prize: number
}

/** What comes of a move with these seeds. Pure. @throws RangeError for a box that is none. */
export function drawPromo(seeds: PromoSeeds, move: PromoMove): PromoDrawn {
  switch (move.promo) {
    case 'miniSlot': {
      const outcome = drawStops(seeds, miniSlotReels)
      return { outcome, prize: miniSlotPrize(outcome) }
    }
    case 'mystery': {
      const outcome = drawOrder(seeds, mysteryPrizes.length)
      return { outcome, prize: mysteryPrize(outcome, move.box) }
    }
    case 'tokenTower': {
      const floor = drawClimb(seeds, { floors: towerFloors, among: towerAmong })
      return { outcome: [floor], prize: towerPrize(floor) }
    }
  }
}
