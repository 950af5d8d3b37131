import type { Queryable } from '#platform/database'
import { rowsOf } from '#platform/rows'

/** A link that is kept, as it is sealed. */
export interface StoredSeal {
  readonly uri: string
  readonly chain: number
  readonly link: number
  readonly sealed: Buffer
}

/** Kept links from which rounds are still to come, of all rooms: those of their newest chains. */
export const unusedSeals = (on: Queryable): Promise<StoredSeal[]> =>
  rowsOf<StoredSeal>(
    on,
    `SELECT kept.uri, kept.chain, kept.link, kept.sealed
     FROM (SELECT uri, max(number) AS number FROM rooms_chain GROUP BY uri) AS newest
     JOIN rooms_checkpoint AS kept ON (kept.uri, kept.chain) = (newest.uri, newest.number)
     WHERE kept.link >= coalesce(
       (SELECT min(link) FROM rooms_round AS round
        WHERE (round.uri, round.chain) = (newest.uri, newest.number) AND round.ended_at IS NULL),
       (SELECT max(link) + 1 FROM rooms_round AS round WHERE (round.uri, round.chain) = (newest.uri, newest.number)),
       1)
     ORDER BY kept.uri, kept.link`,
  )

/** Puts other seals in their place. */
export async function replaceSeals(on: Queryable, seals: readonly StoredSeal[]): Promise<void> {
  await on.query(
    `UPDATE rooms_checkpoint AS kept SET sealed = anew.sealed
     FROM unnest($1::text[], $2::integer[], $3::integer[], $4::bytea[]) AS anew (uri, chain, link, sealed)
     WHERE (kept.uri, kept.chain, kept.link) = (anew.uri, anew.chain, anew.link)`,
    [
      seals.map(({ uri }) => uri),
      seals.map(({ chain }) => chain),
      seals.map(({ link }) => link),
      seals.map(({ sealed }) => sealed),
    ],
  )
}
