import type { Queryable } from '#platform/database'
import type { BonusNeeds } from '../needs.ts'
import { spinGame } from '../offers/availability.ts'
import { offerOfCode, pausedOffers } from '../offers/find-offer.ts'
import type { Offer } from '../offers/offer.ts'
import { spanAt } from '../offers/when-open.ts'
import { newestCodes } from './store/codes.ts'
import { offerFigures, type OfferFigures } from './store/offer-figures.ts'

const codesShown = 200

/** How an offer stands for staff. */
export type OfferStanding = 'open' | 'scheduled' | 'over' | 'paused' | 'waits' | 'usedUp' | 'noGame'

/** An offer as staff see it; times are epoch milliseconds. */
export interface ListedOffer {
  readonly offer: Offer
  readonly standing: OfferStanding
  /** When it can be claimed, now or the next time; null: never again. */
  readonly span: { readonly from: number; readonly to: number | null } | null
  readonly uses: { readonly used: number; readonly most: number | null } | null
  readonly figures: Omit<OfferFigures, 'offer'>
}

const nothingYet = { claims: 0, running: 0, given: 0, paidOut: 0 }

/** Promotions in their order, then codes, the newest first. */
export async function listedOffers(
  needs: Pick<BonusNeeds, 'promotions' | 'clock' | 'ownGame' | 'gameOfTheMonth'>,
  on: Queryable,
): Promise<ListedOffer[]> {
  const now = needs.clock.now()
  const paused = await pausedOffers(on)
  const figures = new Map((await offerFigures(on)).map(({ offer, ...rest }) => [offer, rest]))
  const codes = await newestCodes(on, codesShown)
  const all = [
    ...needs.promotions.map((one) => ({
      offer: { ...one, isPaused: paused.has(one.id) },
      uses: null,
      waits: false,
    })),
    ...codes.map((row) => ({
      offer: offerOfCode(row),
      uses: { used: row.used, most: row.uses_at_most },
      waits: row.waits,
    })),
  ]
  return all.map(({ offer, uses, waits }) => {
    const span = spanAt(offer.when, now)
    return {
      offer,
      uses,
      span,
      standing: waits ? 'waits' : standingOf(needs, offer, { span, now }),
      figures: figures.get(offer.id) ?? nothingYet,
    }
  })
}

function standingOf(
  needs: Pick<BonusNeeds, 'ownGame' | 'gameOfTheMonth'>,
  { isPaused, isUsedUp, terms: { reward } }: Offer,
  { span, now }: { readonly span: ListedOffer['span']; readonly now: number },
): OfferStanding {
  if (isPaused) return 'paused'
  if (span === null) return 'over'
  if (isUsedUp) return 'usedUp'
  if (span.from > now) return 'scheduled'
  return reward.type === 'freeSpins' && spinGame(needs, reward) === null ? 'noGame' : 'open'
}
