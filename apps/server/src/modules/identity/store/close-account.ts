import type { Transaction } from '#platform/database'
import type { PlayerId } from '#platform/ids'
import { rowsOf } from '#platform/rows'

const statement = `
  UPDATE identity_account
  SET closed_at = to_timestamp($2::double precision / 1000), close_reason = $3
  WHERE player_id = $1 AND closed_at IS NULL
  RETURNING player_id`

/** Nobody signs in to the account any more; news are ended before (`endNews`). False when it was closed already. */
export async function markClosed(
  tx: Transaction,
  player: PlayerId,
  closing: { readonly nowMs: number; readonly reason: string | null },
): Promise<boolean> {
  return (await rowsOf(tx, statement, [player, closing.nowMs, closing.reason])).length > 0
}
