import type { LimitKind, LimitPeriod } from '@fairhouse/contract/protection-choices'
import type { Queryable, Transaction } from '#platform/database'
import type { PlayerId } from '#platform/ids'
import { rowsOf } from '#platform/rows'

export interface Which {
  readonly kind: LimitKind
  readonly period: LimitPeriod
}

/** A limit as it is stored. Amounts are minor units, those of a limit of time minutes; times are epoch milliseconds. */
export interface StoredLimit extends Which {
  readonly most: number
  /** `most` null: no limit. */
  readonly wish: { readonly most: number | null; readonly readyAt: number } | null
}

const tableOf = (kind: LimitKind): string =>
  kind === 'time' ? 'protection_time_limit' : 'protection_limit'

const columns = `SELECT kind, period, most::float8 AS most, wish_most::float8 AS wish_most, wish_ready_at`
const question = `
  ${columns} FROM protection_limit WHERE player_id = $1
  UNION ALL ${columns} FROM protection_time_limit WHERE player_id = $1 ORDER BY kind, period`

/** The limits of a player, in a fixed order. */
export async function storedLimits(on: Queryable, player: PlayerId): Promise<StoredLimit[]> {
  interface Row extends Which {
    readonly most: number
    readonly wish_most: number | null
    readonly wish_ready_at: Date | null
  }
  const rows = await rowsOf<Row>(on, question, [player])
  return rows.map(({ kind, period, most, wish_most, wish_ready_at }) => ({
    kind,
    period,
    most,
    wish: wish_ready_at && { most: wish_most, readyAt: wish_ready_at.getTime() },
  }))
}

/** Puts a limit in force; what was wished for instead is dropped. */
export async function putLimit(
  tx: Transaction,
  player: PlayerId,
  { kind, period, most }: Which & { readonly most: number },
): Promise<void> {
  await tx.query(
    `INSERT INTO ${tableOf(kind)} (player_id, kind, period, most) VALUES ($1, $2, $3, $4)
     ON CONFLICT (player_id, kind, period) DO UPDATE SET most = $4, wish_most = NULL, wish_ready_at = NULL`,
    [player, kind, period, most],
  )
}

export async function dropLimit(
  tx: Transaction,
  player: PlayerId,
  { kind, period }: Which,
): Promise<void> {
  await tx.query(
    `DELETE FROM ${tableOf(kind)} WHERE player_id = $1 AND kind = $2 AND period = $3`,
    [player, kind, period],
  )
}

/** Keeps a wish, or drops it. */
export async function putWish(
  tx: Transaction,
  player: PlayerId,
  { kind, period, wish }: Which & Pick<StoredLimit, 'wish'>,
): Promise<void> {
  await tx.query(
    `UPDATE ${tableOf(kind)}
     SET wish_most = $4, wish_ready_at = to_timestamp($5::double precision / 1000)
     WHERE player_id = $1 AND kind = $2 AND period = $3`,
    [player, kind, period, wish?.most ?? null, wish?.readyAt ?? null],
  )
}
