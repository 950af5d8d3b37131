import type { Queryable } from '#platform/database'
import { rowsOf } from '#platform/rows'

export interface NoticeFacts {
  readonly unread: number
  /** Of the oldest that is unread; 0 for none. */
  readonly oldestSeconds: number
  /** What the last attempt at the oldest was told. */
  readonly lastFault: string | null
}

const question = `
  SELECT
    count(*)::int AS unread,
    coalesce(extract(epoch FROM clock_timestamp() - min(received_at))::float8, 0) AS oldest,
    (array_agg(last_fault ORDER BY received_at))[1] AS fault
  FROM payments_notice WHERE read_at IS NULL`

/** How many notices are unread, and for how long? */
export async function noticeFacts(on: Queryable): Promise<NoticeFacts> {
  const [row] = await rowsOf<{ unread: number; oldest: number; fault: string | null }>(on, question)
  const { unread = 0, oldest = 0, fault = null } = row ?? {}
  return { unread, oldestSeconds: oldest, lastFault: fault }
}
