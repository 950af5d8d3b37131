import type { Transaction } from '#platform/database'
import type { PlayerId } from '#platform/ids'

interface Stamped {
  readonly messageIds: readonly string[]
  /** Epoch milliseconds. */
  readonly nowMs: number
}

/** Stamps those of the player's messages for which `until` still holds; how many they were. */
type StampMessages = (tx: Transaction, player: PlayerId, stamped: Stamped) => Promise<number>

function stampMessages(column: 'read_at' | 'removed_at', until: string): StampMessages {
  // Rows are taken in one order, so that two tabs that stamp the same ones do not wait for each other.
  const statement = `
    WITH taken AS (
      SELECT message_id FROM inbox_message
      WHERE player_id = $1 AND message_id = ANY($2::uuid[]) AND ${until}
      ORDER BY message_id
      FOR UPDATE
    )
    UPDATE inbox_message AS message SET ${column} = to_timestamp($3::double precision / 1000)
    FROM taken
    WHERE message.player_id = $1 AND message.message_id = taken.message_id`
  return async (tx, player, { messageIds, nowMs }) => {
    const { rowCount } = await tx.query(statement, [player, [...messageIds], nowMs])
    return rowCount ?? 0
  }
}

/** How many of the player's messages were new until now. */
export const markRead = stampMessages('read_at', 'read_at IS NULL AND removed_at IS NULL')

/** How many of the player's messages were there until now. */
export const removeMessages = stampMessages('removed_at', 'removed_at IS NULL')
