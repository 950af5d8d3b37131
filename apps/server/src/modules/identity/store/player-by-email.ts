import type { Queryable } from '#platform/database'
import { playerId, type PlayerId } from '#platform/ids'
import { rowsOf } from '#platform/rows'

const question = 'SELECT player_id FROM identity_account WHERE lower(email) = lower($1)'

/** Whose address is it? */
export async function playerByEmail(on: Queryable, email: string): Promise<PlayerId | null> {
  const [row] = await rowsOf<{ player_id: bigint }>(on, question, [email])
  return row ? playerId(Number(row.player_id)) : null
}
