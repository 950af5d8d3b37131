import type { Queryable } from '#platform/database'
import { rowsOf } from '#platform/rows'

/** Whether a round of the room waits for its end. */
export async function hasOpenRound(on: Queryable, uri: string): Promise<boolean> {
  const rows = await rowsOf(on, statement, [uri])
  return rows.length > 0
}

const statement = 'SELECT 1 FROM rooms_round WHERE uri = $1 AND settled_at IS NULL LIMIT 1'
