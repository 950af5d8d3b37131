import type { Queryable } from '#platform/database'
import type { PlayerId } from '#platform/ids'
import { rowsOf } from '#platform/rows'

export interface NewPasskey {
  readonly credentialId: Buffer
  readonly player: PlayerId
  readonly publicKey: Uint8Array
  readonly signCount: number
  readonly transports: readonly string[]
  readonly rpId: string
  readonly synced: boolean
  readonly name: string
  readonly nowMs: number
}

const statement = `
  INSERT INTO identity_passkey (
    credential_id, player_id, public_key, sign_count, transports, rp_id, synced, name, created_at
  )
  SELECT $1, $2, $3, $4, $5, $6, $7, $8, to_timestamp($9::double precision / 1000)
  ON CONFLICT DO NOTHING
  RETURNING player_id`

/** False when the key is somebody's already. */
export async function insertPasskey(on: Queryable, passkey: NewPasskey): Promise<boolean> {
  const rows = await rowsOf(on, statement, [
    passkey.credentialId,
    passkey.player,
    passkey.publicKey,
    passkey.signCount,
    passkey.transports,
    passkey.rpId,
    passkey.synced,
    passkey.name,
    passkey.nowMs,
  ])
  return rows.length > 0
}
