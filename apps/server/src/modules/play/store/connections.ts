import type { Queryable } from '#platform/database'
import type { PlayerId } from '#platform/ids'
import { rowsOf } from '#platform/rows'

/** A player's newest connection of each game, by game id, the latest first. */
export async function connections(
  on: Queryable,
  player: PlayerId,
): Promise<ReadonlyMap<number, string>> {
  const rows = await rowsOf<{ game_id: number; connection: string }>(on, statement, [player])
  return new Map(rows.map((row) => [row.game_id, row.connection]))
}

const statement = `
  SELECT game_id, connection FROM play_connection WHERE player_id = $1 ORDER BY opened_at DESC, game_id`
