import type { Queryable } from '#platform/database'
import { type PlayerId, playerId } from '#platform/ids'
import { rowsOf } from '#platform/rows'

const question = 'SELECT player_id::float8 AS player FROM rooms_ticket WHERE id = $1'

/** Whose stake in a room it is, which is the round in the player's history; null for none. @param ticket a UUID. */
export async function playerOfTicket(on: Queryable, ticket: string): Promise<PlayerId | null> {
  const [row] = await rowsOf<{ player: number }>(on, question, [ticket])
  return row === undefined ? null : playerId(row.player)
}
