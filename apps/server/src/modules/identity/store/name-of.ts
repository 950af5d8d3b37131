import type { Queryable } from '#platform/database'
import type { PlayerId } from '#platform/ids'
import { rowsOf } from '#platform/rows'

const question =
  'SELECT first_name AS "firstName", last_name AS "lastName" FROM identity_account WHERE player_id = $1'

/** What a player says that he is called. */
export async function nameOf(
  on: Queryable,
  player: PlayerId,
): Promise<{ readonly firstName: string | null; readonly lastName: string | null }> {
  type Row = { firstName: string | null; lastName: string | null }
  const [row] = await rowsOf<Row>(on, question, [player])
  return row ?? { firstName: null, lastName: null }
}
