import type { Queryable } from '#platform/database'
import type { PlayerId } from '#platform/ids'
import { rowsOf } from '#platform/rows'

/** Accounts that were closed before then (epoch milliseconds) and still say who they were, the oldest first. */
export async function accountsClosedBefore(
  on: Queryable,
  before: number,
  limit: number,
): Promise<PlayerId[]> {
  const rows = await rowsOf<{ player_id: PlayerId }>(
    on,
    `SELECT player_id::float8 AS player_id FROM identity_account
     WHERE closed_at < to_timestamp($1::double precision / 1000) AND login <> 'erased:' || player_id
     ORDER BY closed_at LIMIT $2`,
    [before, limit],
  )
  return rows.map(({ player_id }) => player_id)
}
