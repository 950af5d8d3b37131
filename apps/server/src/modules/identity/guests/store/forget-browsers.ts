import type { Transaction } from '#platform/database'
import type { PlayerId } from '#platform/ids'

const devices = 'DELETE FROM identity_device WHERE player_id = $1'
const sessions = `UPDATE identity_session SET address = '', user_agent = '' WHERE player_id = $1`

/** Takes out by which browsers and from where a player came. */
export async function forgetBrowsers(tx: Transaction, player: PlayerId): Promise<void> {
  await tx.query(devices, [player])
  await tx.query(sessions, [player])
}
