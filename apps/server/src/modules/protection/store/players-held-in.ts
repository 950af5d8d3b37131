import type { Queryable } from '#platform/database'
import type { PlayerId } from '#platform/ids'
import { rowsOf } from '#platform/rows'

const question = `
  SELECT player_id::float8 AS player_id FROM protection_limit WHERE player_id = ANY($1::bigint[])
  UNION
  SELECT player_id::float8 FROM protection_time_limit WHERE player_id = ANY($1::bigint[])
  UNION
  SELECT player_id::float8 FROM protection_session WHERE player_id = ANY($1::bigint[])
  UNION
  SELECT player_id::float8 FROM protection_block WHERE player_id = ANY($1::bigint[])
  UNION
  SELECT player_id::float8 FROM protection_pause
  WHERE player_id = ANY($1::bigint[]) AND (ends_at IS NULL OR ends_at > to_timestamp($2::double precision / 1000))`

/**
 * Those of these players who have set a limit (of money or time), turned games off or are on a pause: whoever holds themself in is not rewarded for playing more.
 * @param now epoch milliseconds.
 */
export async function playersHeldIn(
  on: Queryable,
  players: readonly PlayerId[],
  now: number,
): Promise<ReadonlySet<PlayerId>> {
  const rows = await rowsOf<{ player_id: PlayerId }>(on, question, [[...players], now])
  return new Set(rows.map(({ player_id }) => player_id))
}
