import type { Queryable } from '#platform/database'
import { rowsOf } from '#platform/rows'

/** A player who played a game so many (decayed) rounds counts half of what any player can count. */
const halfCountRounds = 5
/** What was played so many days ago counts half. */
const halfLifeDays = 2
const days = 7

// A player's rounds are faded by their age and then saturate: nobody counts as much as one whole player, whatever he bets, and six who
// tried a game once outweigh anybody who plays it all day.
const question = `
  SELECT game_id, round(sum(faded / (faded + ${halfCountRounds}))::numeric, 3)::float8 AS score
  FROM (
    SELECT game_id, player_id, sum(rounds * power(2::float8, ($1::date - day)::float8 / -${halfLifeDays})) AS faded
    FROM lobby_played WHERE day > $1::date - ${days} AND day <= $1::date
    GROUP BY game_id, player_id
  ) AS player
  GROUP BY game_id
  ORDER BY game_id`

/**
 * How much each game was played in the last seven days.
 * @param day the current one, `2026-11-22`
 */
export async function trendingScores(
  on: Queryable,
  day: string,
): Promise<{ game_id: number; score: number }[]> {
  return rowsOf(on, question, [day])
}
