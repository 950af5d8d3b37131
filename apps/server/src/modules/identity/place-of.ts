import type { Ask } from '#platform/answer'
import type { IdentityNeeds } from './needs.ts'

/** ISO 3166 keeps it for private use, and CLDR for a region that is not known: the rules of no place are its own. */
export const unknownCountry = 'ZZ'

/** In which country the network address is that asks, by ISO 3166, as far as the operator's files tell. */
export const placeOf = (
  { placeOfAddress }: Pick<IdentityNeeds, 'placeOfAddress'>,
  { address }: Pick<Ask, 'address'>,
): string => placeOfAddress(address)?.slice(0, 2) ?? unknownCountry
