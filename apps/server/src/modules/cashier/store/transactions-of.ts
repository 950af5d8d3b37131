import type { TransactionState, TransactionType } from '@fairhouse/contract/entities/payment'
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

/** What is asked for of a player's payments; null is everything. Times are epoch milliseconds, `to` is not included. */
export interface TransactionsAsked {
  readonly types: readonly TransactionType[] | null
  readonly states: readonly TransactionState[] | null
  readonly method: string | null
  readonly from: number | null
  readonly to: number | null
  readonly limit: number
  readonly skip: number
}

export const allAsked: Omit<TransactionsAsked, 'limit'> = {
  types: null,
  states: null,
  method: null,
  from: null,
  to: null,
  skip: 0,
}

/** A player's payments, the newest first. */
export async function transactionsOf(
  on: Queryable,
  player: PlayerId,
  asked: TransactionsAsked,
): Promise<StoredTransaction[]> {
  const values = [...filterValues(player, asked), asked.limit, asked.skip]
  const rows = await rowsOf<TransactionRow>(on, pageStatement, values)
  return rows.map(transactionOf)
}

/** How many there are of them on all pages. */
export async function countTransactions(
  on: Queryable,
  player: PlayerId,
  asked: TransactionsAsked,
): Promise<number> {
  const [row] = await rowsOf<{ total: bigint }>(on, countStatement, filterValues(player, asked))
  return Number(row?.total ?? 0n)
}

const filterValues = (player: PlayerId, asked: TransactionsAsked): readonly unknown[] => [
  player,
  asked.types,
  asked.states,
  asked.method,
  asked.from === null ? null : isoTime(asked.from),
  asked.to === null ? null : isoTime(asked.to),
]

const filter = `
  FROM cashier_transaction
  WHERE player_id = $1 AND state <> 'default'
    AND ($2::text[] IS NULL OR type = ANY($2)) AND ($3::text[] IS NULL OR state = ANY($3))
    AND ($4::text IS NULL OR method = $4)
    AND ($5::timestamptz IS NULL OR created_at >= $5) AND ($6::timestamptz IS NULL OR created_at < $6)`
const pageStatement = `SELECT ${columns} ${filter} ORDER BY created_at DESC, id DESC LIMIT $7 OFFSET $8`
const countStatement = `SELECT count(*) AS total ${filter}`
