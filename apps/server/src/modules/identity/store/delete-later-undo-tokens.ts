import type { Transaction } from '#platform/database'
import type { PlayerId } from '#platform/ids'

const statement = `
  DELETE FROM identity_one_time_token
  WHERE player_id = $1 AND purpose = 'undoEmailChange' AND used_at IS NULL AND created_at >= $2`

/** Changes of address that were made since then can no longer be taken back. */
export async function deleteLaterUndoTokens(
  tx: Transaction,
  player: PlayerId,
  since: Date,
): Promise<void> {
  await tx.query(statement, [player, since])
}
