import type { Queryable, Transaction } from '#platform/database'
import type { PlayerId } from '#platform/ids'
import { rowsOf } from '#platform/rows'

/** Something of the player moved: somebody should look. @param at epoch milliseconds. */
export async function watchPlayer(tx: Transaction, player: PlayerId, at: number): Promise<void> {
  await tx.query(
    `INSERT INTO care_watch (player_id, moved_at) VALUES ($1, to_timestamp($2::double precision / 1000))
     ON CONFLICT (player_id) DO UPDATE SET moved_at = excluded.moved_at`,
    [player, at],
  )
}

/** Players who wait to be looked at, whoever has waited longest first. */
export async function watchedPlayers(on: Queryable, atMost: number): Promise<PlayerId[]> {
  const rows = await rowsOf<{ player: PlayerId }>(
    on,
    'SELECT player_id::float8 AS player FROM care_watch ORDER BY moved_at LIMIT $1',
    [atMost],
  )
  return rows.map(({ player }) => player)
}

/** Takes a player off, in the transaction that looks. What moves meanwhile waits for it and puts the player on again. */
export async function unwatch(tx: Transaction, player: PlayerId): Promise<void> {
  await tx.query('DELETE FROM care_watch WHERE player_id = $1', [player])
}
