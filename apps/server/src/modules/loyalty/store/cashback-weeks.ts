import type { Queryable, Transaction } from '#platform/database'
import type { PlayerId } from '#platform/ids'
import { rowsOf } from '#platform/rows'
import type { Cashback } from '../cashback/cashback-of.ts'
import type { Withheld } from '@fairhouse/contract/entities/loyalty'

/** A week of a player as it is stored. */
export interface CashbackWeek extends Cashback {
  /** Its Monday. */
  readonly week: string
  /** Why nothing comes back, though something would have. */
  readonly withheld: Withheld | null
  readonly state: 'none' | 'open' | 'claimed' | 'expired'
  /** Epoch milliseconds. */
  readonly claimUntil: number
}

const columns = `
  week::text AS week, opening::float8 AS opening, deposits::float8 AS deposits, cancelled::float8 AS cancelled,
  withdrawals::float8 AS withdrawals, closing::float8 AS closing, converted::float8 AS converted, taken_back::float8 AS "takenBack",
  excess::float8 AS excess,
  loss::float8 AS loss, level, permille, amount::float8 AS amount, withheld, state,
  (extract(epoch FROM claim_until) * 1000)::float8 AS "claimUntil"`

/** A player's newest weeks in which there was money to lose. */
export const newestWeeks = (
  on: Queryable,
  player: PlayerId,
  limit: number,
): Promise<CashbackWeek[]> =>
  rowsOf<CashbackWeek>(
    on,
    `SELECT ${columns} FROM loyalty_cashback
     WHERE player_id = $1 AND opening + deposits + withdrawals + closing > 0 ORDER BY loyalty_cashback.week DESC LIMIT $2`,
    [player, limit],
  )

/** One week, held until the transaction ends. */
export async function lockWeek(
  tx: Transaction,
  player: PlayerId,
  week: string,
): Promise<CashbackWeek | undefined> {
  const [row] = await rowsOf<CashbackWeek>(
    tx,
    `SELECT ${columns} FROM loyalty_cashback WHERE player_id = $1 AND loyalty_cashback.week = $2::date FOR NO KEY UPDATE`,
    [player, week],
  )
  return row
}

/** Players who earned since a week began and whose week has no arithmetic yet, in order of their ids from behind `after`, at most so many. @param since epoch milliseconds. */
export function playersWithoutWeek(
  on: Queryable,
  wish: {
    readonly week: string
    readonly since: number
    readonly after: number
    readonly limit: number
  },
): Promise<{ readonly player: PlayerId }[]> {
  return rowsOf<{ player: PlayerId }>(
    on,
    `SELECT player_id::float8 AS player FROM loyalty_player AS player
     WHERE player_id > $4 AND earned_at >= to_timestamp($2::double precision / 1000)
       AND NOT EXISTS (SELECT FROM loyalty_cashback AS kept WHERE kept.player_id = player.player_id AND kept.week = $1::date)
     ORDER BY player_id LIMIT $3`,
    [wish.week, wish.since, wish.limit, wish.after],
  )
}

/** Keeps a week; one that is there already stays. */
export async function insertWeek(
  tx: Transaction,
  player: PlayerId,
  { week, claimUntil, ...made }: Omit<CashbackWeek, 'state'>,
): Promise<void> {
  await tx.query(
    `INSERT INTO loyalty_cashback (player_id, week, opening, deposits, cancelled, withdrawals, closing, converted, taken_back,
       excess, loss, level, permille, amount, state, claim_until, withheld)
     VALUES ($1, $2::date, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, to_timestamp($16::double precision / 1000), $17)
     ON CONFLICT DO NOTHING`,
    [
      player,
      week,
      made.opening,
      made.deposits,
      made.cancelled,
      made.withdrawals,
      made.closing,
      made.converted,
      made.takenBack,
      made.excess,
      made.loss,
      made.level,
      made.permille,
      made.amount,
      made.amount === 0 ? 'none' : 'open',
      claimUntil,
      made.withheld,
    ],
  )
}

export async function markClaimed(
  tx: Transaction,
  player: PlayerId,
  { week, at }: { readonly week: string; readonly at: number },
): Promise<void> {
  await tx.query(
    `UPDATE loyalty_cashback SET state = 'claimed', claimed_at = to_timestamp($3::double precision / 1000)
     WHERE player_id = $1 AND week = $2::date`,
    [player, week, at],
  )
}

/** Ends what nobody claimed in time, and has its players' statuses made anew. */
export async function expireWeeks(on: Queryable, now: number): Promise<void> {
  await on.query(
    `WITH over AS (
       UPDATE loyalty_cashback SET state = 'expired'
       WHERE state = 'open' AND claim_until <= to_timestamp($1::double precision / 1000) RETURNING player_id
     )
     UPDATE loyalty_player SET untold = true WHERE player_id IN (SELECT player_id FROM over)`,
    [now],
  )
}

export async function markUntold(tx: Transaction, player: PlayerId): Promise<void> {
  await tx.query('UPDATE loyalty_player SET untold = true WHERE player_id = $1', [player])
}
