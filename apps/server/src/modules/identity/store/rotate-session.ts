import type { Queryable } from '#platform/database'
import { rowsOf } from '#platform/rows'

const statement = `
  UPDATE identity_session
  SET token_sha256 = $2, confirmed_at = to_timestamp($3::double precision / 1000)
  WHERE session_id = $1 AND ended_at IS NULL
  RETURNING session_id`

/** Gives a session another token, for its player has just proved to be himself. False when it has ended. */
export async function rotateSession(
  on: Queryable,
  sessionId: string,
  to: { readonly tokenSha256: Buffer; readonly nowMs: number },
): Promise<boolean> {
  const rows = await rowsOf(on, statement, [sessionId, to.tokenSha256, to.nowMs])
  return rows.length > 0
}
