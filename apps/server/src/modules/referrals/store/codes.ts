import type { Queryable } from '#platform/database'
import { type PlayerId, playerId } from '#platform/ids'
import { rowsOf } from '#platform/rows'

export async function codeOfPlayer(on: Queryable, player: PlayerId): Promise<string | null> {
  const [row] = await rowsOf<{ code: string }>(
    on,
    'SELECT code FROM referrals_code WHERE player_id = $1',
    [player],
  )
  return row?.code ?? null
}

/** Writes a player's code down; false when the player has one, or somebody else has this. */
export async function insertCode(
  on: Queryable,
  { player, code, at }: { readonly player: PlayerId; readonly code: string; readonly at: number },
): Promise<boolean> {
  const { rowCount } = await on.query(
    `INSERT INTO referrals_code (player_id, code, made_at) VALUES ($1, $2, to_timestamp($3::double precision / 1000))
     ON CONFLICT DO NOTHING`,
    [player, code, at],
  )
  return rowCount === 1
}

/** Whose code it is, whatever its case; null for nobody's. */
export async function ownerOfCode(on: Queryable, code: string): Promise<PlayerId | null> {
  const [row] = await rowsOf<{ player: number }>(
    on,
    'SELECT player_id::float8 AS player FROM referrals_code WHERE code = upper($1)',
    [code.trim()],
  )
  return row ? playerId(row.player) : null
}
