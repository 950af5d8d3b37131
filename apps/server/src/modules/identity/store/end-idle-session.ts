import type { Queryable } from '#platform/database'
import { playerId, type PlayerId } from '#platform/ids'
import { rowsOf } from '#platform/rows'

const statement = `
  UPDATE identity_session
  SET ended_at = to_timestamp($2::double precision / 1000), end_reason = 'idle'
  WHERE session_id = $1 AND ended_at IS NULL AND seen_at <= to_timestamp($3::double precision / 1000)
  RETURNING player_id`

/** Ends a session on which nothing happened since `sinceMs`. Null when somebody else ended it, or used it, in the meantime. */
export async function endIdleSession(
  on: Queryable,
  ending: { sessionId: string; nowMs: number; sinceMs: number },
): Promise<PlayerId | null> {
  const values = [ending.sessionId, ending.nowMs, ending.sinceMs]
  const [row] = await rowsOf<{ player_id: bigint }>(on, statement, values)
  return row ? playerId(Number(row.player_id)) : null
}
