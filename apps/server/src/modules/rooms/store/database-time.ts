import type { Queryable } from '#platform/database'
import { rowsOf } from '#platform/rows'

/** What the clock of the database shows now, epoch milliseconds: the one clock that all nodes share. */
export async function databaseTime(on: Queryable): Promise<number> {
  const [row] = await rowsOf<{ ms: number }>(on, statement)
  if (!row) throw new Error('the database tells no time')
  return row.ms
}

const statement = 'SELECT (extract(epoch FROM clock_timestamp()) * 1000)::float8 AS ms'
