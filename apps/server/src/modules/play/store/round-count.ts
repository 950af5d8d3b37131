import type { Queryable } from '#platform/database'
import type { PlayerId } from '#platform/ids'
import { rowsOf } from '#platform/rows'

/** How many rounds a player has opened; `uri` null means in every game. */
export async function roundCount(
  on: Queryable,
  player: PlayerId,
  uri: string | null,
): Promise<number> {
  const [row] = await rowsOf<{ rounds: number }>(on, statement, [player, uri])
  return row?.rounds ?? 0
}

const statement = `
  SELECT count(*)::int AS rounds FROM play_step
  WHERE player_id = $1 AND sequence = 0
    AND ($2::text IS NULL OR definition_id IN (SELECT id FROM play_definition WHERE uri = $2))`
