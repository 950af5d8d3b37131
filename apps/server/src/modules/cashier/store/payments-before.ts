import type { Queryable } from '#platform/database'
import type { PlayerId } from '#platform/ids'
import { isoTime } from '#platform/iso-time'
import { rowsOf } from '#platform/rows'
import {
  columns,
  type StoredTransaction,
  transactionOf,
  type TransactionRow,
} from './stored-transaction.ts'

/** The place of a payment among those of its player. */
export interface PaymentPlace {
  /** Epoch milliseconds. */
  readonly at: number
  readonly id: string
}

// Times are kept to the microsecond and told to the millisecond: of the same one, the id decides.
const question = `
  SELECT ${columns} FROM cashier_transaction
  WHERE player_id = $1 AND created_at < $2::timestamptz + interval '1 millisecond'
    AND (date_trunc('milliseconds', created_at), id) < ($2::timestamptz, $3::uuid)
  ORDER BY created_at DESC, id DESC LIMIT $4`
const first = `
  SELECT ${columns} FROM cashier_transaction
  WHERE player_id = $1 ORDER BY created_at DESC, id DESC LIMIT $2`

/** A player's payments from before a place on, or from the newest on, the newest first. */
export async function paymentsBefore(
  on: Queryable,
  player: PlayerId,
  { before, limit }: { readonly before: PaymentPlace | null; readonly limit: number },
): Promise<StoredTransaction[]> {
  const rows =
    before === null
      ? await rowsOf<TransactionRow>(on, first, [player, limit])
      : await rowsOf<TransactionRow>(on, question, [player, isoTime(before.at), before.id, limit])
  return rows.map(transactionOf)
}

/** What of a player's payments is done, in cents. */
export interface PaymentTotals {
  readonly paidIn: number
  readonly paidOut: number
  readonly takenBack: number
}

const totals = `
  SELECT coalesce(sum(amount) FILTER (WHERE type = 'deposit'), 0)::float8 AS "paidIn",
    coalesce(sum(amount) FILTER (WHERE type = 'withdrawal'), 0)::float8 AS "paidOut",
    coalesce(sum(amount) FILTER (WHERE type IN ('depositRefund', 'depositReversal', 'depositVoid')), 0)::float8 AS "takenBack"
  FROM cashier_transaction WHERE player_id = $1 AND state = 'confirmed'`

export async function paymentTotals(on: Queryable, player: PlayerId): Promise<PaymentTotals> {
  const [row] = await rowsOf<PaymentTotals>(on, totals, [player])
  return row ?? { paidIn: 0, paidOut: 0, takenBack: 0 }
}

const waiting = `
  SELECT ${columns} FROM cashier_transaction
  WHERE player_id = $1 AND type = 'withdrawal' AND state IN ('pending', 'confirming', 'sent')
  ORDER BY created_at, id LIMIT 50`

/** A player's withdrawals that are not done, the oldest first. */
export async function openWithdrawalsOf(
  on: Queryable,
  player: PlayerId,
): Promise<StoredTransaction[]> {
  const rows = await rowsOf<TransactionRow>(on, waiting, [player])
  return rows.map(transactionOf)
}
