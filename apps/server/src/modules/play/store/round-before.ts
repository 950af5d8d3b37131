import type { Queryable } from '#platform/database'
import type { PlayerId } from '#platform/ids'
import { rowsOf } from '#platform/rows'

/** Id of a player's newest round before the id `end`; null when there is none. */
export async function roundBefore(
  on: Queryable,
  player: PlayerId,
  end: string,
): Promise<string | null> {
  const [row] = await rowsOf<{ round_id: string }>(on, statement, [player, end])
  return row?.round_id ?? null
}

const statement = `
  SELECT round_id FROM play_step WHERE player_id = $1 AND round_id < $2 ORDER BY round_id DESC LIMIT 1`
