import type { Queryable } from '#platform/database'
import type { PlayerId } from '#platform/ids'
import { rowsOf } from '#platform/rows'

const question = `
  SELECT player_id::float8 AS player_id FROM identity_account AS account
  WHERE closed_at < to_timestamp($1::double precision / 1000) AND NOT is_guest AND login <> 'erased:' || player_id
    AND ($2::bigint IS NULL OR (closed_at, player_id) > (SELECT closed_at, player_id FROM identity_account WHERE player_id = $2))
  ORDER BY closed_at, player_id LIMIT $3`

/**
 * Accounts that were closed before then (epoch milliseconds) and still say who they were, the oldest first. Guests say nothing of the kind.
 * @param page.after where the page before ended; null: the first page.
 */
export async function accountsClosedBefore(
  on: Queryable,
  before: number,
  page: { readonly after: PlayerId | null; readonly limit: number },
): Promise<PlayerId[]> {
  const rows = await rowsOf<{ player_id: PlayerId }>(on, question, [before, page.after, page.limit])
  return rows.map(({ player_id }) => player_id)
}
