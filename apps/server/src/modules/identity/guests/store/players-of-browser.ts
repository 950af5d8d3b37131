import type { Queryable } from '#platform/database'
import { playerId, type PlayerId } from '#platform/ids'
import { rowsOf } from '#platform/rows'

const question = `
  SELECT player_id FROM identity_device JOIN identity_account USING (player_id)
  WHERE device_sha256 = $1 AND NOT is_guest ORDER BY seen_at DESC LIMIT 100`

/** Who has signed in with this browser by a password? The latest first. */
export async function playersOfBrowser(on: Queryable, device: Buffer): Promise<PlayerId[]> {
  const rows = await rowsOf<{ player_id: bigint }>(on, question, [device])
  return rows.map((row) => playerId(Number(row.player_id)))
}
