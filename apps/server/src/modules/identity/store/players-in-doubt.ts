import type { Queryable } from '#platform/database'
import type { PlayerId } from '#platform/ids'
import { rowsOf } from '#platform/rows'

const question = `
  SELECT player_id::float8 AS player_id FROM identity_account
  WHERE player_id = ANY($1::bigint[]) AND (suspended OR is_guest OR 'passwordRecovery' = ANY(raised_flags))`

/** Those of these players whose account is suspended, whose password is in doubt, or who are guests: nothing is given to them. */
export async function playersInDoubt(
  on: Queryable,
  players: readonly PlayerId[],
): Promise<ReadonlySet<PlayerId>> {
  const rows = await rowsOf<{ player_id: PlayerId }>(on, question, [[...players]])
  return new Set(rows.map(({ player_id }) => player_id))
}
