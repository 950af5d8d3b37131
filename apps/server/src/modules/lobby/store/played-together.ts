import type { Queryable } from '#platform/database'
import { rowsOf } from '#platform/rows'
import { playedDays } from './delete-old-play.ts'

/** The latest players are enough to know what goes together, and keep the question short. */
const playersAtMost = 10_000
/** Of a player's games the latest; who tries everything says nothing. */
const gamesAtMost = 30
/** What fewer players share is chance, and might tell of one of them. */
const playersAtLeast = 3
const pairsAtMost = 20_000

const question = `
  WITH player AS (
    SELECT player_id FROM lobby_played WHERE day > $1::date - ${playedDays}
    GROUP BY player_id ORDER BY max(day) DESC, hashint8(player_id), player_id LIMIT ${playersAtMost}
  ),
  game AS (
    SELECT player_id, game_id, row_number() OVER (PARTITION BY player_id ORDER BY max(day) DESC, game_id) AS rank
    FROM lobby_played JOIN player USING (player_id)
    WHERE day > $1::date - ${playedDays} GROUP BY player_id, game_id
  ),
  kept AS MATERIALIZED (SELECT player_id, game_id FROM game WHERE rank <= ${gamesAtMost})
  SELECT one.game_id AS one, other.game_id AS other, count(*)::integer AS players
  FROM kept AS one JOIN kept AS other ON other.player_id = one.player_id AND one.game_id <= other.game_id
  GROUP BY one.game_id, other.game_id HAVING count(*) >= ${playersAtLeast}
  ORDER BY players DESC, one, other LIMIT ${pairsAtMost}`

/** How many players two games have in common, of the last four weeks; of a game with itself how many it has. */
export async function playedTogether(
  on: Queryable,
  day: string,
): Promise<{ one: number; other: number; players: number }[]> {
  return rowsOf(on, question, [day])
}
