import type { Queryable, Transaction } from '#platform/database'
import type { PlayerId } from '#platform/ids'
import { rowsOf } from '#platform/rows'

/** A player who waits to be looked at. */
export interface Watched {
  readonly player: PlayerId
  /** When something last moved, epoch milliseconds. */
  readonly movedAt: number
}

/** Something of the player moved: somebody should look. @param at epoch milliseconds. */
export async function watchPlayer(tx: Queryable, player: PlayerId, at: number): Promise<void> {
  await tx.query(
    `INSERT INTO care_watch (player_id, moved_at) VALUES ($1, to_timestamp($2::double precision / 1000))
     ON CONFLICT (player_id) DO UPDATE SET moved_at = excluded.moved_at`,
    [player, at],
  )
}

/** Players who wait to be looked at, whoever has waited longest first. */
export const watchedPlayers = (on: Queryable, atMost: number): Promise<Watched[]> =>
  rowsOf<Watched>(
    on,
    `SELECT player_id::float8 AS player, round(extract(epoch FROM moved_at) * 1000)::float8 AS "movedAt"
     FROM care_watch ORDER BY moved_at LIMIT $1`,
    [atMost],
  )

/** Takes a player off who was looked at; whoever moved meanwhile waits for the next look. */
export async function unwatch(
  tx: Queryable | Transaction,
  { player, movedAt }: Watched,
): Promise<void> {
  await tx.query(
    `DELETE FROM care_watch
     WHERE player_id = $1 AND moved_at <= to_timestamp($2::double precision / 1000)`,
    [player, movedAt],
  )
}
