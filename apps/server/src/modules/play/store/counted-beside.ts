import type { AccountId } from '#modules/ledger'
import type { Queryable } from '#platform/database'
import { rowsOf } from '#platform/rows'

/** What the steps of a pot have counted so far, in minor units. */
export async function countedBeside(on: Queryable, pot: AccountId): Promise<number> {
  const [row] = await rowsOf<{ counted: number }>(
    on,
    'SELECT counted::float8 AS counted FROM play_counted WHERE account = $1',
    [pot],
  )
  return row?.counted ?? 0
}
