import type { Queryable } from '#platform/database'
import type { PlayerId } from '#platform/ids'
import { rowsOf } from '#platform/rows'

const question = 'SELECT player_id, login FROM identity_account WHERE player_id = ANY($1::bigint[])'

/** What are these players called? */
export async function loginsOf(
  on: Queryable,
  players: readonly PlayerId[],
): Promise<Map<number, string>> {
  type Row = { player_id: bigint; login: string }
  const rows = await rowsOf<Row>(on, question, [[...players]])
  return new Map(rows.map((row) => [Number(row.player_id), row.login]))
}
