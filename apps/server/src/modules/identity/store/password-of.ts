import type { Queryable } from '#platform/database'
import type { PlayerId } from '#platform/ids'
import { rowsOf } from '#platform/rows'

const question = 'SELECT password_hash FROM identity_account WHERE player_id = $1'

/** The player's password as it is stored. @throws Error for a player without an account. */
export async function passwordOf(on: Queryable, player: PlayerId): Promise<string> {
  const [row] = await rowsOf<{ password_hash: string }>(on, question, [player])
  if (!row) throw new Error(`player ${player} has no account`)
  return row.password_hash
}
