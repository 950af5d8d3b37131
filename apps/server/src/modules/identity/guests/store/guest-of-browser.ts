import type { Transaction } from '#platform/database'
import { playerId, type PlayerId } from '#platform/ids'
import { rowsOf } from '#platform/rows'

// Held, so that the sweep does not close what somebody comes back to.
const question = `
  SELECT account.player_id
  FROM identity_device AS device JOIN identity_account AS account USING (player_id)
  WHERE device_sha256 = $1 AND browser = $2 AND is_guest AND closed_at IS NULL
  ORDER BY account.player_id DESC LIMIT 1
  FOR NO KEY UPDATE OF account`

/** Which guest is this browser? A cookie that turns up in another browser was copied, and is nobody's. */
export async function guestOfBrowser(
  tx: Transaction,
  { device, browser }: { readonly device: Buffer; readonly browser: string },
): Promise<PlayerId | null> {
  const [row] = await rowsOf<{ player_id: bigint }>(tx, question, [device, browser])
  return row ? playerId(Number(row.player_id)) : null
}
