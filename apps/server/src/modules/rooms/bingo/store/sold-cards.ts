import type { Queryable } from '#platform/database'
import type { PlayerId } from '#platform/ids'
import { rowsOf } from '#platform/rows'

/** The number of the last card of a round that is sold, how many of them a player has, and in how many purchases. */
export async function soldCards(
  on: Queryable,
  round: string,
  player: PlayerId,
): Promise<{ readonly sold: number; readonly own: number; readonly purchases: number }> {
  const [row] = await rowsOf<{ sold: number; own: number; purchases: number }>(on, statement, [
    round,
    player,
  ])
  return row ?? { sold: 0, own: 0, purchases: 0 }
}

const statement = `
  SELECT coalesce(max(first_card + cards - 1), 0)::int AS sold,
    coalesce(sum(cards) FILTER (WHERE player_id = $2), 0)::int AS own,
    (count(*) FILTER (WHERE player_id = $2))::int AS purchases
  FROM rooms_ticket WHERE round_id = $1`
