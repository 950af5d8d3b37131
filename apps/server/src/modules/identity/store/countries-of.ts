import type { Queryable } from '#platform/database'
import type { PlayerId } from '#platform/ids'
import { rowsOf } from '#platform/rows'

const question = `
  SELECT player_id::float8 AS player, country FROM identity_account
  WHERE player_id = ANY($1::bigint[]) AND country <> 'ZZ'`

/** Where these players live, ISO 3166; who has not said it is missing. */
export async function countriesOf(
  on: Queryable,
  players: readonly PlayerId[],
): Promise<ReadonlyMap<PlayerId, string>> {
  const rows = await rowsOf<{ player: PlayerId; country: string }>(on, question, [[...players]])
  return new Map(rows.map(({ player, country }) => [player, country]))
}
