import type { Queryable } from '#platform/database'
import type { PlayerId } from '#platform/ids'

// Another word in its place: nobody was told it, so whoever asks with the one before is no longer connected.
const statement = `
  UPDATE play_connection SET connection = 'ended ' || gen_random_uuid()
  WHERE player_id = $1 AND game_id = ANY ($2::int[])`

/** Ends a player's connections to these games; a round that is open there waits until its game is opened again. */
export async function endConnections(
  on: Queryable,
  player: PlayerId,
  gameIds: readonly number[],
): Promise<void> {
  await on.query(statement, [player, gameIds])
}
