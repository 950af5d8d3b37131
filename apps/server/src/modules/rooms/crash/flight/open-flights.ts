import type { Queryable } from '#platform/database'
import { openSecret } from '#platform/sealed'
import { bustOfLink } from '../bust-of-link.ts'
import { ownerOf } from '../../chain/link-of-round.ts'
import type { Room } from '../../room.ts'
import { chainNumbered } from '../../store/chains.ts'
import type { StoredRound } from '../../stored.ts'

/** A round that flies, with what only the house may know of it. */
export interface Flight {
  readonly link: Buffer
  /** Hundredths. */
  readonly bust: number
}

/** Opens what a flying round keeps sealed; the last one is remembered. */
export function openFlights(room: Room, sealKey: Uint8Array) {
  let last: { readonly id: string; readonly flight: Flight } | null = null
  return async (on: Queryable, round: StoredRound): Promise<Flight> => {
    if (last?.id === round.id) return last.flight
    const { uri, chain, link: number } = round
    const link = linkIn(round, sealKey)
    const salt = (await chainNumbered(on, uri, chain))?.salt
    if (!salt) throw new Error(`chain ${chain} of ${uri} has no salt`)
    const flight = { link, bust: bustOfLink(room.title, { link, salt, number }) }
    last = { id: round.id, flight }
    return flight
  }
}
export type OpenFlights = ReturnType<typeof openFlights>

function linkIn({ id, uri, chain, link, shownLink, sealedLink }: StoredRound, sealKey: Uint8Array) {
  if (shownLink) return shownLink
  if (!sealedLink) throw new Error(`round ${id} has not taken off`)
  return Buffer.from(openSecret(sealKey, ownerOf(uri, chain, link), sealedLink))
}
