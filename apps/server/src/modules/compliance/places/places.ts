import { houseDay } from '@fairhouse/contract/age'
import { rulesOf } from '@fairhouse/jurisdictions'
import type { Places, Slice } from '#modules/play'
import type { Clock } from '#platform/clock'
import type { Queryable } from '#platform/database'
import type { PlayerId } from '#platform/ids'
import { rulesHere } from './here.ts'
import { placeSlice, type Residence } from './place-slice.ts'
import { kindsOf, playRulesOf } from './play-rules.ts'
import { placeSeen } from './store/place-seen.ts'
import { playersWithoutBonuses } from './without-bonuses.ts'

interface Needs {
  /** Code of the profile under which the house is licensed; null: none, which is the strictest. */
  readonly licence: string | null
  readonly clock: Clock
  residenceOf(on: Queryable, player: PlayerId): Promise<Residence | null>
}

/** Rules of places, with the slice that keeps a player's place in the seat. */
export function openPlaces({
  licence,
  clock,
  residenceOf,
}: Needs): Places & { readonly slice: Slice } {
  const slice = placeSlice(licence, residenceOf)
  const rulesFor: Places['rulesFor'] = (facts) =>
    facts === null ? rulesOf(licence, null) : rulesHere(licence, slice.valueIn(facts))
  return {
    slice,
    rulesFor,
    playRulesFor: (facts, family) => {
      const turns25 = facts && slice.valueIn(facts).turns25
      return playRulesOf(rulesFor(facts).rules, {
        kinds: kindsOf(family),
        isOver24: turns25 !== null && turns25 <= houseDay(clock.now()),
      })
    },
    rulesOf: async (on, player) => {
      const home = (await residenceOf(on, player))?.country ?? null
      const seen = (await placeSeen(on, player))?.place ?? null
      return rulesHere(licence, { home, seen })
    },
    withoutBonuses: (on, players) => playersWithoutBonuses(licence, on, players),
  }
}
