import type { Queryable } from '#platform/database'
import { type PlayerId, playerId } from '#platform/ids'
import { rowsOf } from '#platform/rows'

const question = `
  SELECT DISTINCT other.player_id::float8 AS player
  FROM cashier_method AS mine JOIN cashier_method AS other
    ON other.fingerprint = mine.fingerprint AND other.player_id <> mine.player_id
  WHERE mine.player_id = $1 ORDER BY 1 LIMIT $2`

/** Players who have or had a card, account or address that this one has or had. */
export async function playersWithSameMethods(
  on: Queryable,
  player: PlayerId,
  limit: number,
): Promise<PlayerId[]> {
  const rows = await rowsOf<{ player: number }>(on, question, [player, limit])
  return rows.map((row) => playerId(row.player))
}

/** Whether two players have or had the same card, account or address. */
export async function shareMethod(on: Queryable, one: PlayerId, other: PlayerId): Promise<boolean> {
  const [row] = await rowsOf<{ shared: boolean }>(
    on,
    `SELECT EXISTS (SELECT FROM cashier_method AS mine JOIN cashier_method AS theirs USING (fingerprint)
       WHERE mine.player_id = $1 AND theirs.player_id = $2) AS shared`,
    [one, other],
  )
  return row?.shared === true
}
