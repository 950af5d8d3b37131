import type { Transaction } from '#platform/database'
import type { PlayerId } from '#platform/ids'

/** The player has no passkeys any more. */
export async function deletePasskeys(tx: Transaction, player: PlayerId): Promise<void> {
  await tx.query('DELETE FROM identity_passkey WHERE player_id = $1', [player])
}
