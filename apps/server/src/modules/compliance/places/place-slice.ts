import { rulesOf } from '@fairhouse/jurisdictions'
import { tellingSlice } from '#modules/play'
import type { Queryable } from '#platform/database'
import type { PlayerId } from '#platform/ids'
import { z } from 'zod'
import { rulesHere } from './here.ts'
import { placeSeen } from './store/place-seen.ts'

const form = z.object({
  home: z.string().nullable(),
  seen: z.string().nullable(),
  /** The profiles that hold, with their versions. */
  edition: z.string(),
  /** YYYY-MM-DD; only where rules tell younger players from others. */
  turns25: z.string().nullable(),
})
type Place = z.infer<typeof form>

/** What an account says of where its player lives. */
export interface Residence {
  /** Null: they have not said it. */
  readonly country: string | null
  /** YYYY-MM-DD; null for a guest, who has not been asked. */
  readonly birthDate: string | null
}

/**
 * Where a player is and which profiles hold there. Stored with the facts of every step, so that each round names the version of the rules
 * that it was played under.
 * @param licence code of the profile under which the house is licensed.
 */
export const placeSlice = (
  licence: string | null,
  residenceOf: (on: Queryable, player: PlayerId) => Promise<Residence | null>,
) =>
  tellingSlice<Place>({
    name: 'place',
    form,
    before: { home: null, seen: null, edition: rulesOf(null, null).edition, turns25: null },
    read: async (on, player) => {
      const residence = await residenceOf(on, player)
      const home = residence?.country ?? null
      const seen = (await placeSeen(on, player))?.place ?? null
      const { edition, rules } = rulesHere(licence, { home, seen })
      const tellsAges = Object.values(rules.games.maxStake).some(
        ({ to24, from25 }) => to24 !== from25,
      )
      return { home, seen, edition, turns25: tellsAges ? yearsLater(residence, 25) : null }
    },
    status: () => ({}),
  })

function yearsLater(residence: Residence | null, years: number): string | null {
  const birthDate = residence?.birthDate ?? null
  return birthDate && `${Number(birthDate.slice(0, 4)) + years}${birthDate.slice(4)}`
}
