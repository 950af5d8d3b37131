import type { Queryable } from '#platform/database'
import { rowsOf } from '#platform/rows'
import {
  columns,
  type StoredTransaction,
  transactionOf,
  type TransactionRow,
} from './stored-transaction.ts'

/** Withdrawals of all players that are not done, those that wait longest first. */
export async function openWithdrawals(
  on: Queryable,
  { limit, skip }: { readonly limit: number; readonly skip: number },
): Promise<StoredTransaction[]> {
  const rows = await rowsOf<TransactionRow>(on, statement, [limit, skip])
  return rows.map(transactionOf)
}

const statement = `
  SELECT ${columns} FROM cashier_transaction
  WHERE type = 'withdrawal' AND state IN ('pending', 'confirming', 'sent')
  ORDER BY created_at, id LIMIT $1 OFFSET $2`
