import type { Queryable, Transaction } from '#platform/database'
import type { PlayerId } from '#platform/ids'
import { rowsOf } from '#platform/rows'

/** A limit on the length of sessions. Times are epoch milliseconds. */
export interface StoredSession {
  readonly minutes: number
  /** `minutes` 0: no limit. */
  readonly wish: { readonly minutes: number; readonly readyAt: number } | null
}

/** The limit of a player; null: none. */
export async function sessionLimitOf(
  on: Queryable,
  player: PlayerId,
): Promise<StoredSession | null> {
  interface Row {
    readonly minutes: number
    readonly wish_minutes: number | null
    readonly wish_ready_at: Date | null
  }
  const [row] = await rowsOf<Row>(
    on,
    'SELECT minutes, wish_minutes, wish_ready_at FROM protection_session WHERE player_id = $1',
    [player],
  )
  if (!row) return null
  const { minutes, wish_minutes, wish_ready_at } = row
  const wish =
    wish_minutes === null || wish_ready_at === null
      ? null
      : { minutes: wish_minutes, readyAt: wish_ready_at.getTime() }
  return { minutes, wish }
}

/** Puts a limit in force, or takes it away. */
export async function putSessionLimit(
  tx: Transaction,
  player: PlayerId,
  limit: StoredSession | null,
): Promise<void> {
  if (limit === null) {
    await tx.query('DELETE FROM protection_session WHERE player_id = $1', [player])
    return
  }
  await tx.query(
    `INSERT INTO protection_session (player_id, minutes, wish_minutes, wish_ready_at)
     VALUES ($1, $2, $3, to_timestamp($4::double precision / 1000))
     ON CONFLICT (player_id) DO UPDATE
       SET minutes = excluded.minutes, wish_minutes = excluded.wish_minutes, wish_ready_at = excluded.wish_ready_at`,
    [player, limit.minutes, limit.wish?.minutes ?? null, limit.wish?.readyAt ?? null],
  )
}
