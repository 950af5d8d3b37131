import type { Queryable, Transaction } from '#platform/database'
import type { PlayerId } from '#platform/ids'
import { rowsOf } from '#platform/rows'

/** Minutes of play after which the player wants to be told; 0: never. */
export async function realityMinutesOf(on: Queryable, player: PlayerId): Promise<number> {
  const [row] = await rowsOf<{ minutes: number }>(
    on,
    'SELECT minutes FROM protection_reality WHERE player_id = $1',
    [player],
  )
  return row?.minutes ?? 0
}

export async function putReality(
  tx: Transaction,
  player: PlayerId,
  minutes: number,
): Promise<void> {
  if (minutes === 0) {
    await tx.query('DELETE FROM protection_reality WHERE player_id = $1', [player])
    return
  }
  await tx.query(
    `INSERT INTO protection_reality (player_id, minutes) VALUES ($1, $2)
     ON CONFLICT (player_id) DO UPDATE SET minutes = $2`,
    [player, minutes],
  )
}
