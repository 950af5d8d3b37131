import type { Queryable } from '#platform/database'
import type { PlayerId } from '#platform/ids'
import { rowsOf } from '#platform/rows'

/** A browser that was or is signed in, for staff. */
export interface SessionForStaff {
  readonly id: string
  readonly address: string
  readonly userAgent: string
  readonly at: Date
  readonly seenAt: Date
  readonly endedAt: Date | null
  readonly endedBy: string | null
}

const question = `
  SELECT session_id AS id, address, user_agent AS "userAgent", created_at AS at, seen_at AS "seenAt",
    ended_at AS "endedAt", end_reason AS "endedBy"
  FROM identity_session WHERE player_id = $1 ORDER BY session_id DESC LIMIT $2`

/** The newest sessions of a player, the newest first. */
export const newestSessions = (
  on: Queryable,
  player: PlayerId,
  limit: number,
): Promise<SessionForStaff[]> => rowsOf<SessionForStaff>(on, question, [player, limit])
