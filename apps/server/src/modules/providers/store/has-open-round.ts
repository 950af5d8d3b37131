import type { Queryable } from '#platform/database'
import { rowsOf } from '#platform/rows'

/** Whether any round waits for its end. */
export async function hasOpenRound(on: Queryable): Promise<boolean> {
  const rows = await rowsOf(on, statement)
  return rows.length > 0
}

const statement = 'SELECT 1 FROM providers_round WHERE closed_at IS NULL LIMIT 1'
