import type { Queryable } from '#platform/database'
import { playerId, type PlayerId } from '#platform/ids'
import { rowsOf } from '#platform/rows'

export interface StoredToken {
  readonly player: PlayerId
  readonly email: string
  readonly expiresMs: number
  readonly used: boolean
}

const question = `
  SELECT player_id, email, expires_at, used_at IS NOT NULL AS used
  FROM identity_one_time_token
  WHERE token_sha256 = $1 AND purpose = $2`

/** What is known of this token? Asking does not use it up. */
export async function storedToken(
  on: Queryable,
  tokenSha256: Buffer,
  purpose: string,
): Promise<StoredToken | null> {
  type Row = { player_id: bigint; email: string; expires_at: Date; used: boolean }
  const [row] = await rowsOf<Row>(on, question, [tokenSha256, purpose])
  if (!row) return null
  const { email, used } = row
  const player = playerId(Number(row.player_id))
  return { player, email, used, expiresMs: row.expires_at.getTime() }
}
