import type { Queryable } from '#platform/database'
import type { PlayerId } from '#platform/ids'
import { rowsOf } from '#platform/rows'

const statement = `
  UPDATE identity_recovery_code SET used_at = to_timestamp($3::double precision / 1000)
  WHERE player_id = $1 AND code_sha256 = $2 AND used_at IS NULL
  RETURNING player_id`

/** Uses up a recovery code. False when there is no such code that is still good: of many at once, one hears true. */
export async function spendRecoveryCode(
  on: Queryable,
  player: PlayerId,
  code: { readonly sha256: Buffer; readonly nowMs: number },
): Promise<boolean> {
  return (await rowsOf(on, statement, [player, code.sha256, code.nowMs])).length > 0
}
