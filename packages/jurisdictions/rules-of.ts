import { isPlace } from './place.ts'
import type { Profile } from './profile.ts'
import { none } from './profiles/none.ts'
import { profileNamed, profileOf, profiles } from './profiles.ts'
import type { Rules } from './rules.ts'
import { stricter } from './stricter.ts'

/** What holds at a place under a licence. */
export interface PlaceRules {
  readonly rules: Rules
  /** The profiles with their versions, as rounds and payments keep them: `mt.1`, `mt.1+gb.1`. */
  readonly edition: string
  /** The licence lets money of players from there be taken. */
  readonly served: boolean
}

/**
 * What holds for a player: the licence's rules, and those of the place where the player is, of each value the stricter one. Pure.
 * @param licence code of the profile under which the house is licensed; null, or one that is unknown: none, which is the strictest.
 * @param place ISO 3166; null, or what is no place: unknown, which is the strictest as well. A demo is its own place.
 */
export function rulesOf(licence: string | null, place: string | null): PlaceRules {
  const key = `${licence} ${place}`
  const known = reckoned.get(key)
  if (known) return known
  const rules = reckon(profileNamed(licence ?? none.code) ?? none, place)
  // Places are few; whoever invents them must not fill the memory.
  if (reckoned.size < mostReckoned) reckoned.set(key, rules)
  return rules
}

const reckoned = new Map<string, PlaceRules>()
const mostReckoned = 10_000

function reckon(licence: Profile, place: string | null): PlaceRules {
  if (licence === none) return strictest
  if (licence.code === 'demo') return of(licence)
  if (place === null || !isPlace(place)) return { ...strictest, edition: both(licence, none) }
  const local = localProfile(place)
  if (local === licence) return of(licence)
  if (local === null && licence.servesOthers) return of(licence)
  const there = local ?? none
  return {
    rules: stricter(licence.rules, there.rules),
    edition: both(licence, there),
    served: false,
  }
}

/** The profile of a place; `none` for a country of which only parts have profiles, when nobody knows the part; null: it has no profile. */
function localProfile(place: string): Profile | null {
  const own = profileOf(place)
  if (own) return own
  const isInParts = profiles.some(({ places }) =>
    places.some((part) => part.startsWith(`${place}-`)),
  )
  return isInParts ? none : null
}

const of = (profile: Profile): PlaceRules => ({
  rules: profile.rules,
  edition: editionOf(profile),
  served: true,
})

const editionOf = ({ code, version }: Profile): string => `${code}.${version}`
const both = (one: Profile, other: Profile): string => `${editionOf(one)}+${editionOf(other)}`

const strictest: PlaceRules = { rules: none.rules, edition: editionOf(none), served: false }
