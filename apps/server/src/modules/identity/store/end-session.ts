import type { Queryable } from '#platform/database'
import { playerId, type PlayerId } from '#platform/ids'
import { rowsOf } from '#platform/rows'

const statement = `
  UPDATE identity_session
  SET ended_at = to_timestamp($3::double precision / 1000), end_reason = $2
  WHERE session_id = $1 AND ended_at IS NULL
  RETURNING player_id`

/** Ends a session. The player whose it was, or null when it had already ended. */
export async function endSession(
  on: Queryable,
  ending: { sessionId: string; reason: 'logOut' | 'replaced'; nowMs: number },
): Promise<PlayerId | null> {
  const values = [ending.sessionId, ending.reason, ending.nowMs]
  const [row] = await rowsOf<{ player_id: bigint }>(on, statement, values)
  return row ? playerId(Number(row.player_id)) : null
}
