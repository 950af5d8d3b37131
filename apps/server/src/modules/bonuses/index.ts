export type { GrantOutcome, Grants, NewGrant } from './give-grant.ts'
export { allowsGame } from './bonus-slice.ts'
export { type BonusDesk, createBonusDesk } from './desk/bonus-desk.ts'
export type { ListedOffer } from './desk/offers-listed.ts'
export type { NotTaken } from './desk/take-back.ts'
export type { OfferTerms } from './offers/offer.ts'
export { bonusDesk, bonusesPort, grants, offerAudience, promotable } from './ports.ts'
export type { OfferPrice } from './price/price-of-offer.ts'
export type { StoredGrant } from './store/stored-grant.ts'
export type { OwnGrants } from './own-grants.ts'
export type { OfferAudience, Promotable } from './needs.ts'
export { newestGrants } from './store/newest-grants.ts'
export { roundsOfGrant } from './rounds-of-grant.ts'
export {
  type GrantsTold,
  grantsTold,
  type GrantTold,
  playersWithOffer,
} from './store/told-grants.ts'
