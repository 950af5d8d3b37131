import type { Transaction } from '#platform/database'
import type { PlayerId } from '#platform/ids'

const statement = `
  DELETE FROM identity_totp
  WHERE player_id = $1 AND (confirmed_at IS NULL OR confirmed_at >= $2)`

/** A second step that was turned on since then, or not yet, is gone. False when there was none such. */
export async function deleteTotpSince(
  tx: Transaction,
  player: PlayerId,
  since: Date,
): Promise<boolean> {
  const { rowCount } = await tx.query(statement, [player, since])
  return rowCount === 1
}
