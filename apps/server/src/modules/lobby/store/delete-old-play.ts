import type { Queryable } from '#platform/database'

/** Days that are kept. */
export const playedDays = 28
/** So that no statement takes long. */
const portion = 5_000

const statement = `
  DELETE FROM lobby_played
  WHERE (day, player_id, game_id) IN (
    SELECT day, player_id, game_id FROM lobby_played
    WHERE day <= $1::date - ${playedDays}
    ORDER BY day, player_id, game_id LIMIT ${portion}
  )`

/** Forgets what was played longer ago than is looked at, a portion at a time. @returns whether there is more. */
export async function deleteOldPlay(on: Queryable, day: string): Promise<boolean> {
  const { rowCount } = await on.query(statement, [day])
  return rowCount === portion
}
