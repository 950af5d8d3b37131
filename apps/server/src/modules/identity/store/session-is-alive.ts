import type { Queryable } from '#platform/database'
import { rowsOf } from '#platform/rows'

const question = `
  SELECT EXISTS (
    SELECT FROM identity_session
    WHERE session_id = $1 AND ended_at IS NULL AND seen_at > to_timestamp($2::double precision / 1000)
  ) AS alive`

/** Has the session not ended, and was it used since `sinceMs`? */
export async function sessionIsAlive(
  on: Queryable,
  sessionId: string,
  sinceMs: number,
): Promise<boolean> {
  const [row] = await rowsOf<{ alive: boolean }>(on, question, [sessionId, sinceMs])
  return row?.alive === true
}
