import type { Queryable } from '#platform/database'
import type { PlayerId } from '#platform/ids'
import { rowsOf } from '#platform/rows'

/** Players who bet real money, in order, from behind one. */
export async function realPlayers(
  on: Queryable,
  page: { readonly after: number; readonly limit: number },
): Promise<PlayerId[]> {
  const rows = await rowsOf<{ player_id: PlayerId }>(
    on,
    `SELECT player_id::float8 AS player_id FROM wallet_purse WHERE user_type = 1 AND player_id > $1 ORDER BY player_id LIMIT $2`,
    [page.after, page.limit],
  )
  return rows.map(({ player_id }) => player_id)
}
