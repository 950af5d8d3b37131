import type { OpenedGame } from '#modules/play'
import type { Queryable } from '#platform/database'
import type { PlayerId } from '#platform/ids'
import { rowsOf } from '#platform/rows'

/** When a player staked in each room last. */
export const playedRooms = (on: Queryable, player: PlayerId): Promise<OpenedGame[]> =>
  rowsOf<OpenedGame>(on, statement, [player])

const statement = `
  SELECT game_id, max(placed_at) AS opened_at FROM rooms_ticket WHERE player_id = $1 GROUP BY game_id`
