import type { Queryable } from '#platform/database'
import type { PlayerId } from '#platform/ids'
import { rowsOf } from '#platform/rows'

/** What of the payments of a player is done, in cents. */
export interface Paid {
  readonly paidIn: number
  readonly paidOut: number
}

const question = `
  SELECT player_id::float8 AS player,
    coalesce(sum(amount) FILTER (WHERE type = 'deposit'), 0)::float8 AS "paidIn",
    coalesce(sum(amount) FILTER (WHERE type = 'withdrawal'), 0)::float8 AS "paidOut"
  FROM cashier_transaction
  WHERE player_id = ANY($1::bigint[]) AND state = 'confirmed' AND type IN ('deposit', 'withdrawal') GROUP BY player_id`

/** Of these players; who never paid is missing. */
export async function paidByPlayers(
  on: Queryable,
  players: readonly PlayerId[],
): Promise<ReadonlyMap<PlayerId, Paid>> {
  const rows = await rowsOf<Paid & { player: PlayerId }>(on, question, [[...players]])
  return new Map(rows.map(({ player, ...paid }) => [player, paid]))
}
