import type { Queryable } from '#platform/database'
import { type PlayerId, playerId } from '#platform/ids'
import { rowsOf } from '#platform/rows'

export interface LinkedAccount {
  readonly player: PlayerId
  readonly by: 'device' | 'networkAddress'
}

// A place from which very many sign in (a hostel, a carrier) tells nothing of one of them, and is not followed far.
const question = `
  (SELECT DISTINCT other.player_id::float8 AS player, 'device' AS by
   FROM identity_device AS mine JOIN identity_device AS other
     ON other.device_sha256 = mine.device_sha256 AND other.player_id <> mine.player_id
   WHERE mine.player_id = $1 LIMIT $2)
  UNION ALL
  (SELECT DISTINCT other.player_id::float8, 'networkAddress'
   FROM (
     SELECT address FROM identity_session WHERE player_id = $1 GROUP BY address
     ORDER BY max(session_id::text) DESC LIMIT 20
   ) AS mine
   CROSS JOIN LATERAL (
     SELECT player_id FROM identity_session
     WHERE address = mine.address AND player_id <> $1 ORDER BY player_id LIMIT 50
   ) AS other
   LIMIT $2)`

/** Accounts that signed in with a browser of this player's, or from one of the network addresses they used last. */
export async function linkedAccounts(
  on: Queryable,
  player: PlayerId,
  limit: number,
): Promise<LinkedAccount[]> {
  interface Row {
    readonly player: number
    readonly by: LinkedAccount['by']
  }
  const rows = await rowsOf<Row>(on, question, [player, limit])
  return rows.map((row) => ({ by: row.by, player: playerId(row.player) }))
}
