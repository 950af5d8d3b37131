import type { Queryable } from '#platform/database'
import { playerId, type PlayerId } from '#platform/ids'
import { rowsOf } from '#platform/rows'

export interface StoredPasskey {
  readonly player: PlayerId
  readonly publicKey: Buffer
  readonly signCount: number
  readonly rpId: string
  readonly closed: boolean
}

const question = `
  SELECT passkey.player_id, public_key, sign_count, rp_id, closed_at IS NOT NULL AS closed
  FROM identity_passkey AS passkey JOIN identity_account AS account USING (player_id)
  WHERE credential_id = $1`

/** Whose passkey is it? */
export async function passkeyById(
  on: Queryable,
  credentialId: Buffer,
): Promise<StoredPasskey | null> {
  type Row = {
    player_id: bigint
    public_key: Buffer
    sign_count: bigint
    rp_id: string
    closed: boolean
  }
  const [row] = await rowsOf<Row>(on, question, [credentialId])
  if (!row) return null
  return {
    player: playerId(Number(row.player_id)),
    publicKey: row.public_key,
    signCount: Number(row.sign_count),
    rpId: row.rp_id,
    closed: row.closed,
  }
}
