import type { Queryable } from '#platform/database'
import type { PlayerId } from '#platform/ids'
import { rowsOf } from '#platform/rows'

/** Whether the player ever played a game of this connection. */
export async function hasSession(
  on: Queryable,
  connection: string,
  player: PlayerId,
): Promise<boolean> {
  const rows = await rowsOf(on, statement, [connection, player])
  return rows.length > 0
}

const statement = `
  SELECT 1 FROM providers_session WHERE connection = $1 AND player_id = $2 LIMIT 1`
