import type { Queryable } from '#platform/database'
import type { PlayerId } from '#platform/ids'

/** Makes this the player's newest connection to a game. */
export async function setConnection(
  on: Queryable,
  player: PlayerId,
  { gameId, connection }: { readonly gameId: number; readonly connection: string },
): Promise<void> {
  await on.query(statement, [player, gameId, connection])
}

const statement = `
  INSERT INTO play_connection (player_id, game_id, connection) VALUES ($1, $2, $3)
  ON CONFLICT (player_id, game_id) DO UPDATE SET connection = excluded.connection, opened_at = now()`
