import { type PlayerId, smallestUuidV7, timeOfUuidV7 } from '#platform/ids'
import type { Queryable } from '#platform/database'
import { rowsOf } from '#platform/rows'

/**
 * The smallest id that no round of the player's before this one has: of his rounds, ids, streams and nonces rise together, so the place is
 * found by halving the time that ids begin with, some forty looks at the key, however many rounds there are.
 * @param newest id of the player's newest round.
 */
export async function placeOfRound(
  on: Queryable,
  player: PlayerId,
  {
    stream,
    nonce,
    newest,
  }: { readonly stream: number; readonly nonce: number; readonly newest: string },
): Promise<string> {
  const [row] = await rowsOf<{ ms: bigint }>(on, statement, [
    player,
    stream,
    nonce,
    timeOfUuidV7(newest) + 1,
  ])
  if (!row) throw new Error('a search found no end')
  return smallestUuidV7(Number(row.ms))
}

// No two rounds of a player are of one millisecond (round-id.ts). An id's text begins with its time in 12 hexadecimal digits.
const statement = `
  WITH RECURSIVE search (low, high) AS (
    SELECT 0::bigint, $4::bigint
    UNION ALL
    SELECT CASE WHEN half.is_before THEN half.ms + 1 ELSE low END, CASE WHEN half.is_before THEN high ELSE half.ms END
    FROM search CROSS JOIN LATERAL (
      SELECT (low + high) / 2 AS ms, coalesce((
        SELECT (step.stream, step.nonce) < ($2::int, $3::int) FROM play_step AS step
        WHERE step.player_id = $1
          AND step.round_id >= (lpad(to_hex((low + high) / 2), 12, '0') || repeat('0', 20))::uuid
        ORDER BY step.round_id LIMIT 1
      ), false) AS is_before
    ) AS half
    WHERE low < high
  )
  SELECT low AS ms FROM search WHERE low = high`
