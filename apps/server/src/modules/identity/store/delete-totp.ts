import type { Transaction } from '#platform/database'
import type { PlayerId } from '#platform/ids'

/** The player needs no codes any more. */
export async function deleteTotp(tx: Transaction, player: PlayerId): Promise<void> {
  await tx.query('DELETE FROM identity_totp WHERE player_id = $1', [player])
}
