import type { Queryable } from '#platform/database'
import type { PlayerId } from '#platform/ids'
import { rowsOf } from '#platform/rows'

// Whatever is played, and wherever, the stake leaves a pocket of the player's or is held in it.
const question = `
  SELECT DISTINCT player_id::float8 AS player FROM ledger_account
  WHERE player_id = ANY($1::bigint[]) AND (debits_posted > 0 OR debits_pending > 0)`

/** Those of these players who have ever bet. */
export async function whoBet(
  on: Queryable,
  players: readonly PlayerId[],
): Promise<ReadonlySet<PlayerId>> {
  const rows = await rowsOf<{ player: PlayerId }>(on, question, [[...players]])
  return new Set(rows.map(({ player }) => player))
}
