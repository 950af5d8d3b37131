import type { Queryable, Transaction } from '#platform/database'
import type { PlayerId } from '#platform/ids'
import { rowsOf } from '#platform/rows'

/** What is kept of a player beside the ledger. */
export interface PlayerRow {
  readonly rounds: number
  /** Cents. */
  readonly lifetime: number
  readonly told_level: number
  readonly earned_at: Date
  /** When the player was told that points will expire, if they were. */
  readonly noticed_at: Date | null
  /** What was earned has expired; nothing was earned since. */
  readonly expired: boolean
}

const columns = `rounds::float8 AS rounds, lifetime::float8 AS lifetime, told_level, earned_at, noticed_at, expired`

/** Null for who has no counted round yet. */
export async function playerRow(on: Queryable, player: PlayerId): Promise<PlayerRow | null> {
  const [row] = await rowsOf<PlayerRow>(
    on,
    `SELECT ${columns} FROM loyalty_player WHERE player_id = $1`,
    [player],
  )
  return row ?? null
}

/** The same, held until the transaction ends. */
export async function lockPlayer(tx: Transaction, player: PlayerId): Promise<PlayerRow | null> {
  const [row] = await rowsOf<PlayerRow>(
    tx,
    `SELECT ${columns} FROM loyalty_player WHERE player_id = $1 FOR NO KEY UPDATE`,
    [player],
  )
  return row ?? null
}

/**
 * Holds the row of somebody who has points that no round earned. Who has no row, or whose points have expired before, gets a time (epoch milliseconds) from
 * which these expire as those of rounds do.
 */
export async function holdPlayer(tx: Transaction, player: PlayerId, at: number): Promise<void> {
  await tx.query(
    `INSERT INTO loyalty_player AS kept (player_id, rounds, lifetime, own, earned_at)
     VALUES ($1, 0, 0, 0, to_timestamp($2::double precision / 1000))
     ON CONFLICT (player_id) DO UPDATE SET expired = false, noticed_at = NULL, earned_at = greatest(kept.earned_at, excluded.earned_at)
     WHERE kept.expired`,
    [player, at],
  )
  await lockPlayer(tx, player)
}

/** Players whose browsers show something that is no longer so, in order of their ids from behind `after`, at most so many. */
export async function untoldPlayers(
  on: Queryable,
  { after, limit }: { readonly after: number; readonly limit: number },
): Promise<PlayerId[]> {
  const rows = await rowsOf<{ player_id: PlayerId }>(
    on,
    `SELECT player_id::float8 AS player_id FROM loyalty_player
     WHERE untold AND player_id > $1 ORDER BY player_id LIMIT $2`,
    [after, limit],
  )
  return rows.map(({ player_id }) => player_id)
}

export async function markTold(tx: Transaction, player: PlayerId, level: number): Promise<void> {
  await tx.query(
    'UPDATE loyalty_player SET untold = false, told_level = greatest(told_level, $2) WHERE player_id = $1',
    [player, level],
  )
}

/** Has the statuses of these players made anew. */
export async function markUntoldMany(tx: Transaction, players: readonly PlayerId[]): Promise<void> {
  await tx.query('UPDATE loyalty_player SET untold = true WHERE player_id = ANY($1::bigint[])', [
    [...players],
  ])
}

/** Of these players, those whose turnover came to so much; cents. */
export async function playersWithTurnover(
  on: Queryable,
  players: readonly PlayerId[],
  from: number,
): Promise<readonly PlayerId[]> {
  if (players.length === 0) return []
  const rows = await rowsOf<{ player_id: PlayerId }>(
    on,
    `SELECT player_id::float8 AS player_id FROM loyalty_player WHERE player_id = ANY($1::bigint[]) AND lifetime >= $2`,
    [[...players], from],
  )
  return rows.map(({ player_id }) => player_id)
}
