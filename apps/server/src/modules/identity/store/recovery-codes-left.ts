import type { Queryable } from '#platform/database'
import type { PlayerId } from '#platform/ids'
import { rowsOf } from '#platform/rows'

const question = `
  SELECT count(*) AS codes FROM identity_recovery_code WHERE player_id = $1 AND used_at IS NULL`

/** How many recovery codes are still good? */
export async function recoveryCodesLeft(on: Queryable, player: PlayerId): Promise<number> {
  const [row] = await rowsOf<{ codes: bigint }>(on, question, [player])
  return Number(row?.codes ?? 0)
}
