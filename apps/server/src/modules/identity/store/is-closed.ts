import type { Queryable } from '#platform/database'
import type { PlayerId } from '#platform/ids'
import { rowsOf } from '#platform/rows'

const question = 'SELECT closed_at IS NOT NULL AS closed FROM identity_account WHERE player_id = $1'

/** Whether the player has closed the account. */
export async function isClosed(on: Queryable, player: PlayerId): Promise<boolean> {
  const [row] = await rowsOf<{ closed: boolean }>(on, question, [player])
  return row?.closed === true
}
