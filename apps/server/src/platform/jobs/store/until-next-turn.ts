import type { Queryable } from '../../database.ts'
import { rowsOf } from '../../rows.ts'

const untilNext = `
  SELECT (extract(epoch FROM due_at - clock_timestamp()) * 1000)::float8 AS ms
  FROM platform_job WHERE name = $1`

/** Milliseconds until the next turn of a job; below zero when it is late, null when it never had one. */
export async function untilNextTurn(on: Queryable, name: string): Promise<number | null> {
  const [row] = await rowsOf<{ ms: number }>(on, untilNext, [name])
  return row?.ms ?? null
}
