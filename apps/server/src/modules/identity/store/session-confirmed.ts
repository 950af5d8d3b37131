import type { Queryable } from '#platform/database'
import { rowsOf } from '#platform/rows'

const question = `
  SELECT EXISTS (
    SELECT FROM identity_session
    WHERE session_id = $1 AND ended_at IS NULL
      AND confirmed_at > to_timestamp($2::double precision / 1000)
  ) AS confirmed`

/** Did the player prove in this session, since `sinceMs`, to be himself? */
export async function sessionConfirmed(
  on: Queryable,
  sessionId: string,
  sinceMs: number,
): Promise<boolean> {
  const [row] = await rowsOf<{ confirmed: boolean }>(on, question, [sessionId, sinceMs])
  return row?.confirmed === true
}
