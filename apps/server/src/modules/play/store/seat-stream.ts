import type { Queryable } from '#platform/database'
import type { PlayerId } from '#platform/ids'
import { rowsOf } from '#platform/rows'

/** Number of the stream a player plays on; null without a seat. */
export async function seatStream(on: Queryable, player: PlayerId): Promise<number | null> {
  const [row] = await rowsOf<{ stream: number }>(on, statement, [player])
  return row?.stream ?? null
}

const statement = 'SELECT stream FROM play_seat WHERE player_id = $1'
