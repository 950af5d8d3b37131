import type { Currency } from '@fairhouse/money'
import type { Series } from '@fairhouse/contract/tournament-rules'
import type { NewTournament } from '#modules/backoffice'
import type { Queryable, Transaction } from '#platform/database'
import { rowsOf } from '#platform/rows'

/** A tournament as it is stored. Amounts are minor units. */
export interface Tournament {
  readonly id: number
  readonly name: Series['name'] | 'special'
  /** Of one that staff made. */
  readonly title: string | null
  readonly currency: Currency
  readonly opens_at: Date
  readonly closes_at: Date
  readonly rounds: number
  readonly best: number
  readonly min_stake: number
  readonly prizes: readonly number[]
  readonly is_over: boolean
  /** It was over without prizes. */
  readonly is_void: boolean
}

export const columns = `
  id, name, title, currency, opens_at, closes_at, rounds, best, min_stake::float8 AS min_stake, prizes::float8[] AS prizes,
  over_at IS NOT NULL AS is_over, void AS is_void`

/** Those whose prizes were not given yet. */
export const runningTournaments = (on: Queryable): Promise<Tournament[]> =>
  rowsOf<Tournament>(
    on,
    `SELECT ${columns} FROM tournaments_tournament WHERE over_at IS NULL ORDER BY closes_at, id`,
  )

/** Those that are on at a time (epoch milliseconds), and the newest that are over, in a currency. */
export const shownTournaments = (
  on: Queryable,
  {
    currency,
    now,
    overAtMost,
  }: {
    readonly currency: Currency
    readonly now: number
    readonly overAtMost: number
  },
): Promise<Tournament[]> =>
  rowsOf<Tournament>(
    on,
    `(SELECT ${columns} FROM tournaments_tournament WHERE over_at IS NULL AND currency = $1 AND opens_at <= to_timestamp($3::double precision / 1000) ORDER BY closes_at, id)
     UNION ALL
     (SELECT ${columns} FROM tournaments_tournament WHERE over_at IS NOT NULL AND currency = $1 ORDER BY closes_at DESC, id LIMIT $2)`,
    [currency, overAtMost, now],
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

/** Writes down one that staff made. @returns its number. */
export async function insertSpecial(tx: Transaction, made: NewTournament): Promise<number> {
  const [row] = await rowsOf<{ id: number }>(
    tx,
    `INSERT INTO tournaments_tournament (name, title, currency, opens_at, closes_at, rounds, best, min_stake, prizes)
     VALUES ('special', $1, $2, to_timestamp($3::double precision / 1000), to_timestamp($4::double precision / 1000), $5, $6, $7, $8)
     RETURNING id`,
    [
      made.title,
      made.currency,
      made.opensAt,
      made.closesAt,
      made.rounds,
      made.best,
      made.minStake,
      made.prizes,
    ],
  )
  if (!row) throw new Error('an inserted row comes back')
  return row.id
}

/** Holds one until the transaction ends; null when there is none. */
export async function holdTournament(tx: Transaction, id: number): Promise<Tournament | null> {
  const [row] = await rowsOf<Tournament>(
    tx,
    `SELECT ${columns} FROM tournaments_tournament WHERE id = $1 FOR UPDATE`,
    [id],
  )
  return row ?? null
}

/** Closes a tournament as of now, behind every round that counted already. Its prizes are given like at any end. */
export async function closeNow(tx: Transaction, id: number, at: number): Promise<void> {
  await tx.query(
    `UPDATE tournaments_tournament SET closes_at = least(closes_at, greatest(to_timestamp($2::double precision / 1000),
       (SELECT max(round.at) + interval '1 millisecond' FROM tournaments_round AS round WHERE round.tournament_id = $1)))
     WHERE id = $1`,
    [id, at],
  )
}

/** Ends a tournament without prizes. */
export async function markVoid(tx: Transaction, id: number, at: number): Promise<void> {
  await tx.query(
    'UPDATE tournaments_tournament SET void = true, over_at = to_timestamp($2::double precision / 1000) WHERE id = $1',
    [id, at],
  )
}
