import type { Queryable } from '#platform/database'
import { rowsOf } from '#platform/rows'

/** How the outbox stands, of all nodes. */
export interface OutboxFacts {
  readonly waiting: number
  /** Age of the oldest letter that waits, apart from news; 0 when none does. */
  readonly oldestSeconds: number
  /** Letters that could not be delivered, or not in time, in the last day. */
  readonly lostInADay: number
}

const question = `
  SELECT
    (SELECT count(*)::int FROM mail_letter WHERE state = 'waiting') AS waiting,
    coalesce((
      SELECT extract(epoch FROM clock_timestamp() - min(posted_at))::float8
      FROM mail_letter WHERE state = 'waiting' AND NOT is_news
    ), 0) AS oldest,
    (
      SELECT count(*)::int FROM mail_letter
      WHERE state IN ('failed', 'late') AND settled_at > clock_timestamp() - interval '1 day'
    ) AS lost`

/** How many letters wait, and for how long? */
export async function outboxFacts(on: Queryable): Promise<OutboxFacts> {
  const [row] = await rowsOf<{ waiting: number; oldest: number; lost: number }>(on, question)
  const { waiting = 0, oldest = 0, lost = 0 } = row ?? {}
  return { waiting, oldestSeconds: oldest, lostInADay: lost }
}
