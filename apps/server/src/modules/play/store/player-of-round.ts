import type { Queryable } from '#platform/database'
import { type PlayerId, playerId } from '#platform/ids'
import { rowsOf } from '#platform/rows'

const question = `
  SELECT player_id::float8 AS player FROM play_step WHERE round_id = $1 AND sequence = 0 LIMIT 1`

/** Whose round of ours it is; null for none that is kept. @param round a UUID. */
export async function playerOfRound(on: Queryable, round: string): Promise<PlayerId | null> {
  const [row] = await rowsOf<{ player: number }>(on, question, [round])
  return row === undefined ? null : playerId(row.player)
}
