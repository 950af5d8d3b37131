import type { Transaction } from '#platform/database'
import { playerId, type PlayerId } from '#platform/ids'
import { rowsOf } from '#platform/rows'

// Whoever comes back at this moment holds the row, and is left alone.
const question = `
  SELECT player_id FROM identity_account AS account
  WHERE is_guest AND NOT guest_played AND closed_at IS NULL AND guest_since <= to_timestamp($1::double precision / 1000)
    AND NOT EXISTS (SELECT FROM identity_session AS session
      WHERE session.player_id = account.player_id AND seen_at > to_timestamp($1::double precision / 1000))
  ORDER BY guest_since LIMIT $2
  FOR NO KEY UPDATE SKIP LOCKED`

/** Guests nothing is known to have been played by, and who were not seen since then. */
export async function idleGuests(
  tx: Transaction,
  sinceMs: number,
  limit: number,
): Promise<PlayerId[]> {
  const rows = await rowsOf<{ player_id: bigint }>(tx, question, [sinceMs, limit])
  return rows.map((row) => playerId(Number(row.player_id)))
}
