import type { Lockable, Profile } from '@fairhouse/contract/calls/profile'
import { unknownCountry } from '../place-of.ts'
import type { StoredProfile } from '../store/profile-of.ts'

/**
 * What the player can no longer change: what was checked, and a date of birth once it is valid. While the house doubts it, it may be
 * put right.
 */
export const lockedOf = ({ lockedFields, raisedFlags }: StoredProfile): Lockable[] =>
  raisedFlags.includes('birthDate')
    ? lockedFields.filter((field) => field !== 'birthDate')
    : [...new Set<Lockable>([...lockedFields, 'birthDate'])]

/** A profile as its player sees it. */
export function profileView(stored: StoredProfile): Profile {
  const { lockedFields: _checked, raisedFlags: _flags, ...said } = stored
  // A country that nobody knows is one that the player has not said.
  const country = said.country === unknownCountry ? '' : said.country
  return { ...said, country, locked: lockedOf(stored) }
}
