import type { Queryable } from '#platform/database'
import { playerId, type PlayerId } from '#platform/ids'
import { rowsOf } from '#platform/rows'

export interface StoredSession {
  readonly player: PlayerId
  readonly sessionId: string
  readonly language: string
  readonly seenAtMs: number
}

const question = `
  SELECT player_id, session_id, language, seen_at
  FROM identity_session
  WHERE token_sha256 = $1 AND ended_at IS NULL`

/** Whose session, not yet ended, is it? */
export async function sessionByToken(
  on: Queryable,
  tokenSha256: Buffer,
): Promise<StoredSession | null> {
  type Row = { player_id: bigint; session_id: string; language: string; seen_at: Date }
  const [row] = await rowsOf<Row>(on, question, [tokenSha256])
  if (!row) return null
  return {
    player: playerId(Number(row.player_id)),
    sessionId: row.session_id,
    language: row.language,
    seenAtMs: row.seen_at.getTime(),
  }
}
