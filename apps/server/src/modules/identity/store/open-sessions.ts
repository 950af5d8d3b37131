import type { Queryable } from '#platform/database'
import type { PlayerId } from '#platform/ids'
import { rowsOf } from '#platform/rows'

export interface OpenSession {
  readonly session_id: string
  readonly address: string
  readonly user_agent: string
  readonly created_at: Date
  readonly seen_at: Date
}

const question = `
  SELECT session_id, address, user_agent, created_at, seen_at
  FROM identity_session
  WHERE player_id = $1 AND ended_at IS NULL AND seen_at > to_timestamp($2::double precision / 1000)
  ORDER BY seen_at DESC, session_id
  LIMIT 200`

/** Where is this player signed in, in a session used since `sinceMs`? The latest used first, 200 at most. */
export const openSessions = (
  on: Queryable,
  player: PlayerId,
  sinceMs: number,
): Promise<OpenSession[]> => rowsOf<OpenSession>(on, question, [player, sinceMs])
