import type { Transaction } from '#platform/database'
import { playerId, type PlayerId } from '#platform/ids'
import { rowsOf } from '#platform/rows'

const statement = `
  UPDATE identity_one_time_token
  SET used_at = to_timestamp($3::double precision / 1000)
  WHERE token_sha256 = $1 AND purpose = $2 AND used_at IS NULL
    AND expires_at > to_timestamp($3::double precision / 1000)
  RETURNING player_id, email, created_at`

/** Uses a token up, once however many try at the same time. Null when it is not good, or not any more. */
export async function markTokenUsed(
  tx: Transaction,
  token: { readonly tokenSha256: Buffer; readonly purpose: string; readonly nowMs: number },
): Promise<{ player: PlayerId; email: string; createdAt: Date } | null> {
  const values = [token.tokenSha256, token.purpose, token.nowMs]
  type Row = { player_id: bigint; email: string; created_at: Date }
  const [row] = await rowsOf<Row>(tx, statement, values)
  if (!row) return null
  return { player: playerId(Number(row.player_id)), email: row.email, createdAt: row.created_at }
}
