import type { Queryable } from '#platform/database'
import { playerId, type PlayerId } from '#platform/ids'
import { rowsOf } from '#platform/rows'

export interface StoredSession {
  readonly player: PlayerId
  readonly sessionId: string
  readonly language: string
  /** Of its account, as of now. */
  readonly suspended: boolean
  readonly guest: boolean
  readonly seenAtMs: number
}

const question = `
  SELECT player_id, session_id, session.language, suspended, is_guest, seen_at
  FROM identity_session AS session JOIN identity_account USING (player_id)
  WHERE token_sha256 = $1 AND ended_at IS NULL`

/** Whose session, not yet ended, is it? */
export async function sessionByToken(
  on: Queryable,
  tokenSha256: Buffer,
): Promise<StoredSession | null> {
  type Row = {
    player_id: bigint
    session_id: string
    language: string
    suspended: boolean
    is_guest: boolean
    seen_at: Date
  }
  const [row] = await rowsOf<Row>(on, question, [tokenSha256])
  if (!row) return null
  return {
    player: playerId(Number(row.player_id)),
    sessionId: row.session_id,
    language: row.language,
    suspended: row.suspended,
    guest: row.is_guest,
    seenAtMs: row.seen_at.getTime(),
  }
}
