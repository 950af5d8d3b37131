import type { Queryable } from '#platform/database'
import type { PlayerId } from '#platform/ids'
import { rowsOf } from '#platform/rows'

const question = `
  SELECT game_id FROM lobby_favorite WHERE player_id = $1 ORDER BY marked_at DESC, game_id DESC`

/** Ids of the games that the player marked as favourites, the newest first. */
export async function favoriteGames(on: Queryable, player: PlayerId): Promise<number[]> {
  const rows = await rowsOf<{ game_id: number }>(on, question, [player])
  return rows.map((row) => row.game_id)
}
