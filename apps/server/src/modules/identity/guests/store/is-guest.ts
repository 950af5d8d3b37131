import type { Queryable } from '#platform/database'
import type { PlayerId } from '#platform/ids'
import { rowsOf } from '#platform/rows'

const question = 'SELECT is_guest FROM identity_account WHERE player_id = $1'

/** Does this player play as a guest? */
export async function isGuest(on: Queryable, player: PlayerId): Promise<boolean> {
  const [row] = await rowsOf<{ is_guest: boolean }>(on, question, [player])
  return row?.is_guest === true
}
