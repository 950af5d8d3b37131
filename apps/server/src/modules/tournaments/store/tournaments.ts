import type { Currency } from '@fairhouse/money'
import type { Series } from '@fairhouse/contract/tournament-rules'
import type { Queryable, Transaction } from '#platform/database'
import { rowsOf } from '#platform/rows'

/** A tournament as it is stored. Amounts are minor units. */
export interface Tournament {
  readonly id: number
  readonly name: Series['name']
  readonly currency: Currency
  readonly opens_at: Date
  readonly closes_at: Date
  readonly rounds: number
  readonly best: number
  readonly min_stake: number
  readonly prizes: readonly number[]
  readonly is_over: boolean
}

const columns = `
  id, name, currency, opens_at, closes_at, rounds, best, min_stake::float8 AS min_stake, prizes::float8[] AS prizes,
  over_at IS NOT NULL AS is_over`

/** Those whose prizes were not given yet. */
export const runningTournaments = (on: Queryable): Promise<Tournament[]> =>
  rowsOf<Tournament>(
    on,
    `SELECT ${columns} FROM tournaments_tournament WHERE over_at IS NULL ORDER BY closes_at, id`,
  )

/** Those that are on, and the newest that are over, in a currency. */
export const shownTournaments = (
  on: Queryable,
  currency: Currency,
  overAtMost: number,
): Promise<Tournament[]> =>
  rowsOf<Tournament>(
    on,
    `(SELECT ${columns} FROM tournaments_tournament WHERE over_at IS NULL AND currency = $1 ORDER BY closes_at, id)
     UNION ALL
     (SELECT ${columns} FROM tournaments_tournament WHERE over_at IS NOT NULL AND currency = $1 ORDER BY closes_at DESC, id LIMIT $2)`,
    [currency, overAtMost],
  )

/** Opens the tournament of a period; nothing when it is there. Times are epoch milliseconds. */
export async function insertTournament(
  on: Queryable,
  { name, currency, rounds, best, minStake, prizes }: Series,
  { opensAt, closesAt }: { readonly opensAt: number; readonly closesAt: number },
): Promise<void> {
  await on.query(
    `INSERT INTO tournaments_tournament (name, currency, opens_at, closes_at, rounds, best, min_stake, prizes)
     VALUES ($1, $2, to_timestamp($3::double precision / 1000), to_timestamp($4::double precision / 1000), $5, $6, $7, $8)
     ON CONFLICT DO NOTHING`,
    [name, currency, opensAt, closesAt, rounds, best, minStake, prizes],
  )
}

/** Ends a tournament; false when somebody else has. */
export async function markOver(tx: Transaction, id: number, at: number): Promise<boolean> {
  const { rowCount } = await tx.query(
    `UPDATE tournaments_tournament SET over_at = to_timestamp($2::double precision / 1000) WHERE id = $1 AND over_at IS NULL`,
    [id, at],
  )
  return rowCount === 1
}
