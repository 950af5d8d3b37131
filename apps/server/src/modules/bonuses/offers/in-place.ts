import type { Rules } from '@fairhouse/jurisdictions'
import type { Offer, OfferTerms } from './offer.ts'

/** What the rules of a player's place say of bonuses. */
export type PlaceBonuses = Rules['bonuses']

/** How many times something is to be wagered where the player is. Pure. */
export const timesIn = ({ mostWagering }: PlaceBonuses, times: number): number =>
  mostWagering === null ? times : Math.min(times, mostWagering)

/** Terms as the rules of the player's place leave them: never harder than they are written. Pure. */
const termsIn = (place: PlaceBonuses, terms: OfferTerms): OfferTerms => ({
  ...terms,
  times: timesIn(place, terms.times),
  maxCashout: place.maxCashout ? terms.maxCashout : null,
})

/** An offer as it is for who is in a place. Pure. */
export const offerIn = (place: PlaceBonuses, offer: Offer): Offer => ({
  ...offer,
  terms: termsIn(place, offer.terms),
})
