import { type PlaceRules, rulesOf, stricter } from '@fairhouse/jurisdictions'

/** Where a player is, as far as the house knows. Places are ISO 3166. */
interface Whereabouts {
  /** Where they say that they live; null: a visitor, or nobody knows. */
  readonly home: string | null
  /** Where the address is from which they signed in last; null: not known. */
  readonly seen: string | null
}

/**
 * What holds for who is there. Both the place where they live and the one they were seen at hold, of each value the stricter one; a place
 * nobody could find for an address says nothing, and where nobody knows where they live, the place they were seen at holds alone. Pure.
 * @param licence code of the profile under which the house is licensed.
 */
export function rulesHere(licence: string | null, { home, seen }: Whereabouts): PlaceRules {
  const atHome = rulesOf(licence, home)
  if (seen === null || seen === home) return atHome
  const there = rulesOf(licence, seen)
  if (home === null) return there
  if (there.edition === atHome.edition) return atHome
  return {
    rules: stricter(atHome.rules, there.rules),
    edition: `${atHome.edition}&${there.edition}`,
    served: atHome.served && there.served,
  }
}
