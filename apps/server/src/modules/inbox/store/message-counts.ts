import type { Queryable } from '#platform/database'
import type { PlayerId } from '#platform/ids'
import { rowsOf } from '#platform/rows'

const question = `
  SELECT count(*)::int AS total, (count(*) FILTER (WHERE read_at IS NULL))::int AS unread
  FROM inbox_message
  WHERE player_id = $1 AND removed_at IS NULL`

/** How many messages lie in the player's inbox, and how many of them were not opened yet. */
export async function messageCounts(
  on: Queryable,
  player: PlayerId,
): Promise<{ total: number; unread: number }> {
  const [row] = await rowsOf<{ total: number; unread: number }>(on, question, [player])
  return { total: row?.total ?? 0, unread: row?.unread ?? 0 }
}
