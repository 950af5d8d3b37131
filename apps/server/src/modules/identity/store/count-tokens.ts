import type { Queryable } from '#platform/database'
import type { PlayerId } from '#platform/ids'
import { rowsOf } from '#platform/rows'

const question = `
  SELECT count(*)::integer AS issued FROM identity_one_time_token
  WHERE player_id = $1 AND purpose = $2 AND created_at > to_timestamp($3::double precision / 1000)`

/** How many tokens of this purpose did the player get since then? */
export async function countTokens(
  on: Queryable,
  of: { readonly player: PlayerId; readonly purpose: string; readonly sinceMs: number },
): Promise<number> {
  const values = [of.player, of.purpose, of.sinceMs]
  const [row] = await rowsOf<{ issued: number }>(on, question, values)
  return row?.issued ?? 0
}
