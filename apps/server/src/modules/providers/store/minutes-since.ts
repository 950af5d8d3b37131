import type { Queryable } from '#platform/database'
import { isoTime } from '#platform/iso-time'
import type { PlayerId } from '#platform/ids'
import { rowsOf } from '#platform/rows'

const question = `
  SELECT DISTINCT floor(extract(epoch FROM created_at) / 60)::int AS minute
  FROM providers_transaction WHERE player_id = $1 AND created_at >= $2 AND kind IN ('bet', 'play') ORDER BY minute`

/** Minutes (counted from 1970) since then (epoch milliseconds) in which a player bet in a game of a provider, in rounds that go on as well. */
export async function providerMinutesSince(
  on: Queryable,
  player: PlayerId,
  since: number,
): Promise<number[]> {
  const values = [player, isoTime(since)]
  return (await rowsOf<{ minute: number }>(on, question, values)).map(({ minute }) => minute)
}
