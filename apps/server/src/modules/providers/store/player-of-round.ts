import type { Queryable } from '#platform/database'
import { type PlayerId, playerId } from '#platform/ids'
import { rowsOf } from '#platform/rows'

const question = 'SELECT player_id::float8 AS player FROM providers_round WHERE id = $1'

/** Whose round in a game of somebody else's it is; null for none. @param round a UUID. */
export async function playerOfProviderRound(
  on: Queryable,
  round: string,
): Promise<PlayerId | null> {
  const [row] = await rowsOf<{ player: number }>(on, question, [round])
  return row === undefined ? null : playerId(row.player)
}
