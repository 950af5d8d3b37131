import type { Transaction } from '#platform/database'
import type { PlayerId } from '#platform/ids'

// Rows are taken in one order, so that two tabs that remove the same ones do not wait for each other.
const statement = `
  WITH taken AS (
    SELECT message_id FROM inbox_message
    WHERE player_id = $1 AND message_id = ANY($2::uuid[]) AND removed_at IS NULL
    ORDER BY message_id
    FOR UPDATE
  )
  UPDATE inbox_message AS message SET removed_at = to_timestamp($3::double precision / 1000)
  FROM taken
  WHERE message.player_id = $1 AND message.message_id = taken.message_id`

/** How many of the player's messages were there until now. */
export async function removeMessages(
  tx: Transaction,
  player: PlayerId,
  { messageIds, nowMs }: { readonly messageIds: readonly string[]; readonly nowMs: number },
): Promise<number> {
  const { rowCount } = await tx.query(statement, [player, [...messageIds], nowMs])
  return rowCount ?? 0
}
