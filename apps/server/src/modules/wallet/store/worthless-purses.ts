import type { Queryable } from '#platform/database'
import { playerId, type PlayerId } from '#platform/ids'
import { rowsOf } from '#platform/rows'

/** Those of these players whose money has no value: play money and test money, which are taken everywhere. */
export async function worthlessPurses(
  on: Queryable,
  players: readonly PlayerId[],
): Promise<ReadonlySet<PlayerId>> {
  const rows = await rowsOf<{ player: number }>(
    on,
    `SELECT player_id::float8 AS player FROM wallet_purse
     WHERE player_id = ANY($1::bigint[]) AND (user_type = 2 OR is_test_money)`,
    [players],
  )
  return new Set(rows.map(({ player }) => playerId(player)))
}
