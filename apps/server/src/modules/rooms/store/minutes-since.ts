import type { Queryable } from '#platform/database'
import { isoTime } from '#platform/iso-time'
import type { PlayerId } from '#platform/ids'
import { rowsOf } from '#platform/rows'

const question = `
  SELECT DISTINCT floor(extract(epoch FROM placed_at) / 60)::int AS minute
  FROM rooms_ticket WHERE player_id = $1 AND placed_at >= $2 ORDER BY minute`

/** Minutes (counted from 1970) since then (epoch milliseconds) in which a player bet in a live room. */
export async function roomMinutesSince(
  on: Queryable,
  player: PlayerId,
  since: number,
): Promise<number[]> {
  const values = [player, isoTime(since)]
  return (await rowsOf<{ minute: number }>(on, question, values)).map(({ minute }) => minute)
}
