import type { Queryable } from '#platform/database'
import type { PlayerId } from '#platform/ids'
import { isoTime } from '#platform/iso-time'
import { rowsOf } from '#platform/rows'

/** How many codes that nobody has the player tried since then (epoch milliseconds). */
export async function wrongCodesSince(
  on: Queryable,
  player: PlayerId,
  since: number,
): Promise<number> {
  const [row] = await rowsOf<{ tried: number }>(
    on,
    'SELECT count(*)::int AS tried FROM bonuses_wrong_code WHERE player_id = $1 AND at > $2::timestamptz',
    [player, isoTime(since)],
  )
  return row?.tried ?? 0
}

export async function insertWrongCode(on: Queryable, player: PlayerId, at: number): Promise<void> {
  await on.query('INSERT INTO bonuses_wrong_code (player_id, at) VALUES ($1, $2)', [
    player,
    isoTime(at),
  ])
}

/** Forgets those of before (epoch milliseconds). */
export async function forgetWrongCodes(on: Queryable, before: number): Promise<void> {
  await on.query('DELETE FROM bonuses_wrong_code WHERE at < $1::timestamptz', [isoTime(before)])
}
