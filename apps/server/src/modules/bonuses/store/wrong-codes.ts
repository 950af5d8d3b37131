import type { Database, Queryable } from '#platform/database'
import type { PlayerId } from '#platform/ids'
import { isoTime } from '#platform/iso-time'
import { rowsOf } from '#platform/rows'

/**
 * Notes that the player tries a code, unless they have tried as many since then (epoch milliseconds) as they may. However many tries come at once, one is
 * counted after the other. False when it is one too many.
 */
export const noteTry = (
  database: Database,
  player: PlayerId,
  { at, since, most }: { readonly at: number; readonly since: number; readonly most: number },
): Promise<boolean> =>
  database.transaction(async (tx) => {
    await tx.query("SELECT pg_advisory_xact_lock(hashtextextended('bonus codes', $1))", [player])
    const [row] = await rowsOf<{ tried: number }>(
      tx,
      'SELECT count(*)::int AS tried FROM bonuses_wrong_code WHERE player_id = $1 AND at > $2::timestamptz',
      [player, isoTime(since)],
    )
    if ((row?.tried ?? 0) >= most) return false
    await tx.query('INSERT INTO bonuses_wrong_code (player_id, at) VALUES ($1, $2)', [
      player,
      isoTime(at),
    ])
    return true
  })

/** A try that led to a code counts not. */
export async function forgetTry(on: Queryable, player: PlayerId, at: number): Promise<void> {
  await on.query(
    `DELETE FROM bonuses_wrong_code WHERE ctid = (
       SELECT ctid FROM bonuses_wrong_code WHERE player_id = $1 AND at = $2::timestamptz LIMIT 1
     )`,
    [player, isoTime(at)],
  )
}

/** Forgets those of before (epoch milliseconds). */
export async function forgetWrongCodes(on: Queryable, before: number): Promise<void> {
  await on.query('DELETE FROM bonuses_wrong_code WHERE at < $1::timestamptz', [isoTime(before)])
}
