import type { Client } from 'pg'
import { rowsOf } from './rows.ts'

/**
 * Lets one node at a time be the one that hears for a consumer. The lock belongs to the connection on which the consumer's position is
 * moved as well: whoever lost the one can no longer do the other.
 */
const takeTurn = `SELECT pg_try_advisory_lock(hashtextextended('outbox ' || $1, 0)) AS mine`

/** A hearer asks the database at least once a second. One that is silent for longer is frozen, cut off, or stuck in its work. */
const endStalledTurn = `
  SELECT pg_terminate_backend(holder.pid)
  FROM pg_locks AS holder
  JOIN pg_database AS here ON here.oid = holder.database AND here.datname = current_database()
  JOIN pg_stat_activity AS activity ON activity.pid = holder.pid
  WHERE holder.locktype = 'advisory' AND holder.granted AND holder.objsubid = 1
    AND (holder.classid::bigint << 32) | holder.objid::bigint = hashtextextended('outbox ' || $1, 0)
    AND activity.state = 'idle'
    AND activity.state_change < clock_timestamp() - make_interval(secs => $2)`

/** Whether it is this connection's turn to hear for a consumer. A turn that has stalled is ended, and can be had at the next asking. */
export async function hasTurn(
  client: Client,
  consumer: string,
  stalledAfterMs: number,
): Promise<boolean> {
  const [row] = await rowsOf<{ mine: boolean }>(client, takeTurn, [consumer])
  if (row?.mine === true) return true
  await client.query(endStalledTurn, [consumer, stalledAfterMs / 1000])
  return false
}
