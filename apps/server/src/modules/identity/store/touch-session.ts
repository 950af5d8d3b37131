import type { Queryable } from '#platform/database'

const statement = `
  UPDATE identity_session SET seen_at = to_timestamp($2::double precision / 1000)
  WHERE session_id = $1 AND ended_at IS NULL`

/** Something happened on the session. */
export async function touchSession(on: Queryable, sessionId: string, nowMs: number): Promise<void> {
  await on.query(statement, [sessionId, nowMs])
}
