import type { Queryable } from './database.ts'
import { rowsOf } from './rows.ts'

/** Of each topic so many of the newest rows stay, heard or not, for whoever begins and wants to show what was last. */
export const keptRows = 1_000
/** Rows of a topic that one statement removes, so that none takes long. */
const portion = 2_000

/** Topics in the outbox, found by one step down the index for each instead of by reading all rows. */
const topics = `
  WITH RECURSIVE found AS (
    SELECT min(topic) AS topic FROM outbox_event
    UNION ALL
    SELECT (SELECT min(topic) FROM outbox_event WHERE topic > found.topic) FROM found WHERE found.topic IS NOT NULL
  )
  SELECT topic FROM found WHERE topic IS NOT NULL`

const prune = `
  WITH free AS MATERIALIZED (
    SELECT tx, id FROM outbox_event WHERE topic = $1 ORDER BY tx DESC, id DESC OFFSET ${keptRows} LIMIT 1
  ),
  last AS MATERIALIZED (
    SELECT tx, id FROM (
      SELECT tx, id FROM free
      UNION ALL
      SELECT tx, id FROM outbox_consumer WHERE topic = $1 AND EXISTS (SELECT FROM free)
    ) AS position
    ORDER BY tx, id LIMIT 1
  ),
  heard AS MATERIALIZED (
    SELECT tx, id FROM outbox_event
    WHERE topic = $1 AND (tx, id) <= (SELECT tx, id FROM last)
    ORDER BY tx, id LIMIT ${portion}
  )
  DELETE FROM outbox_event AS event USING heard
  WHERE event.topic = $1 AND event.tx = heard.tx AND event.id = heard.id`

/**
 * Removes what every consumer of its topic has heard, except for the newest rows.
 * @returns whether there may be more to remove at once.
 */
export async function pruneOutbox(on: Queryable): Promise<boolean> {
  let full = false
  for (const { topic } of await rowsOf<{ topic: string }>(on, topics)) {
    const { rowCount } = await on.query(prune, [topic])
    full ||= rowCount === portion
  }
  return full
}
