import type { Queryable } from '#platform/database'
import type { PlayerId } from '#platform/ids'
import { rowsOf } from '#platform/rows'

/** How many rounds of a player's stream went to the archive; of all his streams when it is null. */
export async function carriedRounds(
  on: Queryable,
  player: PlayerId,
  stream: number | null,
): Promise<number> {
  const [row] = await rowsOf<{ rounds: number }>(on, statement, [player, stream])
  return row?.rounds ?? 0
}

const statement = `
  SELECT coalesce(sum(rounds), 0)::int AS rounds FROM play_carried
  WHERE player_id = $1 AND ($2::int IS NULL OR stream = $2)`
