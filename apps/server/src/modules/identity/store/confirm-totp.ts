import type { Queryable } from '#platform/database'
import type { PlayerId } from '#platform/ids'
import { rowsOf } from '#platform/rows'

const statement = `
  UPDATE identity_totp
  SET confirmed_at = to_timestamp($4::double precision / 1000), last_step = $3
  WHERE player_id = $1 AND sealed_secret = $2 AND confirmed_at IS NULL
  RETURNING player_id`

/** From now on the secret counts, and the code that proved it is used up. False when it counts already or was replaced. */
export async function confirmTotp(
  on: Queryable,
  player: PlayerId,
  by: { readonly sealed: Buffer; readonly step: number; readonly nowMs: number },
): Promise<boolean> {
  return (await rowsOf(on, statement, [player, by.sealed, by.step, by.nowMs])).length > 0
}
