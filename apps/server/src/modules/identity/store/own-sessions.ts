import type { Queryable } from '#platform/database'
import type { PlayerId } from '#platform/ids'
import { rowsOf } from '#platform/rows'

const question = `
  SELECT session_id, to_jsonb(session) - 'player_id' - 'token_sha256' AS session
  FROM identity_session AS session
  WHERE player_id = $1 AND ($2::uuid IS NULL OR session_id > $2)
  ORDER BY session_id
  LIMIT $3`

/** Sessions of the player, over or not, the oldest first, from after one on. */
export async function ownSessions(
  on: Queryable,
  player: PlayerId,
  page: { readonly after: string | null; readonly limit: number },
): Promise<{ readonly id: string; readonly session: Readonly<Record<string, unknown>> }[]> {
  type Row = { session_id: string; session: Record<string, unknown> }
  const rows = await rowsOf<Row>(on, question, [player, page.after, page.limit])
  return rows.map(({ session_id: id, session }) => ({ id, session }))
}
