import type { Transaction } from '#platform/database'
import type { PlayerId } from '#platform/ids'

// The notice is given with the commit, so that nobody looks too early or a second too late. Messages are rare enough for the lock
// that it takes.
const statement = `
  WITH event AS (
    INSERT INTO outbox_event (topic, player_id, payload)
    VALUES ($1, $2::bigint, json_build_object('player', $2::bigint))
  )
  SELECT pg_notify('outbox', '')`

export async function insertSentEvent(
  tx: Transaction,
  topic: string,
  player: PlayerId,
): Promise<void> {
  await tx.query(statement, [topic, player])
}
