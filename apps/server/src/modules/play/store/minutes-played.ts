import type { Queryable } from '#platform/database'
import { type PlayerId, smallestUuidV7 } from '#platform/ids'
import { rowsOf } from '#platform/rows'

// The first 48 bits of a round's id are its time.
const question = `
  SELECT DISTINCT (('x' || substr(translate(round_id::text, '-', ''), 1, 12))::bit(48)::bigint / 60000)::int AS minute
  FROM play_step WHERE player_id = $1 AND round_id >= $2 AND sequence = 0 ORDER BY minute`

/** Minutes (counted from 1970) since then (epoch milliseconds) in which a player began a round of an own game. */
export async function minutesPlayedSince(
  on: Queryable,
  player: PlayerId,
  since: number,
): Promise<number[]> {
  const values = [player, smallestUuidV7(since)]
  return (await rowsOf<{ minute: number }>(on, question, values)).map(({ minute }) => minute)
}
