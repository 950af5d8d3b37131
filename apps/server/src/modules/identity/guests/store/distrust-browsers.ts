import type { Transaction } from '#platform/database'
import type { PlayerId } from '#platform/ids'

const statement = `UPDATE identity_device SET browser = '' WHERE player_id = $1`

/**
 * An account knows no browser of the guest it was: whoever had copied the guest's cookie comes from a new one. The rows stay without a name, for by them
 * guests of a browser are counted and persons recognised.
 */
export async function distrustBrowsers(tx: Transaction, player: PlayerId): Promise<void> {
  await tx.query(statement, [player])
}
