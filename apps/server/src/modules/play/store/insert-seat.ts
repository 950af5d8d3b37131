import type { Queryable } from '#platform/database'
import type { PlayerId } from '#platform/ids'

export async function insertSeat(on: Queryable, player: PlayerId): Promise<void> {
  await on.query('INSERT INTO play_seat (player_id) VALUES ($1)', [player])
}
