import type { Queryable } from '#platform/database'
import { rowsOf } from '#platform/rows'

/** What the database's clock says now, epoch milliseconds; not when the transaction began: it may have waited for a lock since. */
export async function databaseTime(on: Queryable): Promise<number> {
  const [row] = await rowsOf<{ ms: bigint }>(on, statement)
  if (!row) throw new Error('the database told no time')
  return Number(row.ms)
}

const statement = 'SELECT floor(extract(epoch FROM clock_timestamp()) * 1000)::bigint AS ms'
