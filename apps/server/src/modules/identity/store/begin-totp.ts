import type { Queryable } from '#platform/database'
import type { PlayerId } from '#platform/ids'
import { rowsOf } from '#platform/rows'

const statement = `
  INSERT INTO identity_totp AS totp (player_id, sealed_secret, created_at)
  VALUES ($1, $2, to_timestamp($3::double precision / 1000))
  ON CONFLICT (player_id) DO UPDATE
    SET sealed_secret = excluded.sealed_secret, created_at = excluded.created_at
    WHERE totp.confirmed_at IS NULL
  RETURNING player_id`

/** Keeps a secret that does not count yet. False when one counts already. */
export async function beginTotp(
  on: Queryable,
  player: PlayerId,
  secret: { readonly sealed: Buffer; readonly nowMs: number },
): Promise<boolean> {
  return (await rowsOf(on, statement, [player, secret.sealed, secret.nowMs])).length > 0
}
