import type { Queryable } from '#platform/database'
import { bustOfLink } from '../bust-of-link.ts'
import type { Chance } from '../../chain/chance.ts'
import type { Room } from '../../room.ts'
import { chainNumbered } from '../../store/chains.ts'
import type { StoredRound } from '../../stored.ts'

/** A round that flies, with what only the house may know of it. */
export interface Flight {
  readonly link: Buffer
  /** Hundredths. */
  readonly bust: number
}

/** Works out a round that flies, or is over; the last one is remembered. */
export function openFlights(room: Room, chance: Chance) {
  let last: { readonly id: string; readonly flight: Flight } | null = null
  return async (on: Queryable, round: StoredRound): Promise<Flight> => {
    if (last?.id === round.id) return last.flight
    const { uri, chain, link: number } = round
    const link = await linkIn(on, round, chance)
    const salt = (await chainNumbered(on, uri, chain))?.salt
    if (!salt) throw new Error(`chain ${chain} of ${uri} has no salt`)
    const flight = { link, bust: bustOfLink(room.title, { link, salt, number }) }
    last = { id: round.id, flight }
    return flight
  }
}
export type OpenFlights = ReturnType<typeof openFlights>

async function linkIn(on: Queryable, round: StoredRound, chance: Chance): Promise<Buffer> {
  if (round.shownLink) return round.shownLink
  if (round.phase !== 'flying') throw new Error(`round ${round.id} has not taken off`)
  return chance.link(on, round)
}
