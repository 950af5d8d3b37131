import type { Queryable } from '#platform/database'
import type { PlayerId } from '#platform/ids'
import { rowsOf } from '#platform/rows'

const question = `
  SELECT DISTINCT other.player_id FROM identity_device AS own
  JOIN identity_device AS other USING (device_sha256)
  JOIN identity_account AS account ON account.player_id = other.player_id AND account.user_type = 1
  WHERE own.player_id = $1 AND other.player_id <> $1
  ORDER BY other.player_id LIMIT 100`

/** Other players for real money who have signed in with a browser of this one's. */
export async function playersInBrowsers(on: Queryable, player: PlayerId): Promise<number[]> {
  const rows = await rowsOf<{ player_id: bigint }>(on, question, [player])
  return rows.map((row) => Number(row.player_id))
}
