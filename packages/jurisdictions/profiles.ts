import type { Profile } from './profile.ts'
import { be } from './profiles/be.ts'
import { ontario } from './profiles/ca-on.ts'
import { cw } from './profiles/cw.ts'
import { de } from './profiles/de.ts'
import { demo } from './profiles/demo.ts'
import { dk } from './profiles/dk.ts'
import { es } from './profiles/es.ts'
import { gb } from './profiles/gb.ts'
import { it } from './profiles/it.ts'
import { mt } from './profiles/mt.ts'
import { nl } from './profiles/nl.ts'
import { none } from './profiles/none.ts'
import { se } from './profiles/se.ts'
import { newJersey } from './profiles/us-nj.ts'

/** Every profile, each a file of `profiles/`. */
export const profiles: readonly Profile[] = [
  be,
  ontario,
  cw,
  de,
  demo,
  dk,
  es,
  gb,
  it,
  mt,
  nl,
  none,
  se,
  newJersey,
]

/** The profile that the setting JURISDICTION names; undefined: there is none of that name. */
export const profileNamed = (code: string): Profile | undefined =>
  profiles.find((profile) => profile.code === code)

/** The profile of a place: of the part of a country first, then of the country. */
export const profileOf = (place: string): Profile | undefined =>
  profiles.find(({ places }) => places.includes(place)) ??
  profiles.find(({ places }) => places.includes(place.slice(0, 2)))
