import type { Queryable } from '#platform/database'
import { rowsOf } from '#platform/rows'

/** Whether a letter to this player is not sent yet, nor given up. */
export async function waitsFor(on: Queryable, player: number): Promise<boolean> {
  const [row] = await rowsOf<{ waits: boolean }>(
    on,
    `SELECT EXISTS (SELECT FROM mail_letter WHERE player_id = $1 AND state = 'waiting') AS waits`,
    [player],
  )
  return row?.waits ?? false
}
