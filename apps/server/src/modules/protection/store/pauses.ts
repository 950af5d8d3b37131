import type { Pause } from '@fairhouse/contract/entities/protection'
import type { Queryable, Transaction } from '#platform/database'
import type { PlayerId } from '#platform/ids'
import { rowsOf } from '#platform/rows'

/** A pause as it is stored; times are epoch milliseconds, no end is for ever. */
export interface StoredPause {
  readonly kind: Pause['kind']
  readonly endsAt: number | null
}

/** The pause that lasts longest, over or not; null for a player who never took one. */
export async function longestPause(on: Queryable, player: PlayerId): Promise<StoredPause | null> {
  const [row] = await rowsOf<{ kind: Pause['kind']; ends_at: Date | null }>(
    on,
    `SELECT kind, ends_at FROM protection_pause WHERE player_id = $1
     ORDER BY ends_at DESC NULLS FIRST LIMIT 1`,
    [player],
  )
  return row ? { kind: row.kind, endsAt: row.ends_at?.getTime() ?? null } : null
}

export async function insertPause(
  tx: Transaction,
  player: PlayerId,
  pause: StoredPause & { readonly begunAt: number; readonly takenFrom: PlayerId | null },
): Promise<void> {
  await tx.query(
    `INSERT INTO protection_pause (player_id, number, kind, begun_at, ends_at, taken_from)
     SELECT $1, coalesce(max(number), 0) + 1, $2, to_timestamp($3::double precision / 1000),
       to_timestamp($4::double precision / 1000), $5
     FROM protection_pause WHERE player_id = $1`,
    [player, pause.kind, pause.begunAt, pause.endsAt, pause.takenFrom],
  )
}

/** The self-exclusion of any of these players that lasts longest and is not over, with whose it is. */
export async function exclusionOfAny(
  on: Queryable,
  players: readonly PlayerId[],
  now: number,
): Promise<(StoredPause & { readonly player: PlayerId }) | null> {
  const [row] = await rowsOf<{ player_id: PlayerId; ends_at: Date | null }>(
    on,
    `SELECT player_id::float8 AS player_id, ends_at FROM protection_pause
     WHERE player_id = ANY($1::bigint[]) AND kind = 'selfExclusion'
       AND (ends_at IS NULL OR ends_at > to_timestamp($2::double precision / 1000))
     ORDER BY ends_at DESC NULLS FIRST LIMIT 1`,
    [[...players], now],
  )
  if (!row) return null
  return { player: row.player_id, kind: 'selfExclusion', endsAt: row.ends_at?.getTime() ?? null }
}

/** Those of these players who excluded themselves, while that is not over. @param now epoch milliseconds. */
export async function playersExcluded(
  on: Queryable,
  players: readonly PlayerId[],
  now: number,
): Promise<ReadonlySet<PlayerId>> {
  const rows = await rowsOf<{ player_id: PlayerId }>(
    on,
    `SELECT DISTINCT player_id::float8 AS player_id FROM protection_pause
     WHERE player_id = ANY($1::bigint[]) AND kind = 'selfExclusion'
       AND (ends_at IS NULL OR ends_at > to_timestamp($2::double precision / 1000))`,
    [[...players], now],
  )
  return new Set(rows.map(({ player_id }) => player_id))
}

/** Every pause of a player, in the order in which they were taken. */
export async function pausesOf(
  on: Queryable,
  player: PlayerId,
): Promise<
  (StoredPause & {
    readonly begunAt: number
    /** From another account of the same person. */
    readonly isTakenOver: boolean
  })[]
> {
  interface Row {
    readonly kind: Pause['kind']
    readonly begun_at: Date
    readonly ends_at: Date | null
    readonly is_taken_over: boolean
  }
  const rows = await rowsOf<Row>(
    on,
    `SELECT kind, begun_at, ends_at, taken_from IS NOT NULL AS is_taken_over
     FROM protection_pause WHERE player_id = $1 ORDER BY number`,
    [player],
  )
  return rows.map((row) => ({
    kind: row.kind,
    begunAt: row.begun_at.getTime(),
    endsAt: row.ends_at?.getTime() ?? null,
    isTakenOver: row.is_taken_over,
  }))
}
