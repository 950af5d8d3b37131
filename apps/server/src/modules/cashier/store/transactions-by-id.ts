import type { Queryable } from '#platform/database'
import { rowsOf } from '#platform/rows'
import {
  columns,
  type StoredTransaction,
  transactionOf,
  type TransactionRow,
} from './stored-transaction.ts'

/** Payments as they stand, the newest first; what does not exist is missing. */
export async function transactionsById(
  on: Queryable,
  ids: readonly string[],
): Promise<StoredTransaction[]> {
  const rows = await rowsOf<TransactionRow>(on, statement, [ids])
  return rows.map(transactionOf)
}

const statement = `
  SELECT ${columns} FROM cashier_transaction WHERE id = ANY($1::uuid[]) ORDER BY created_at DESC, id DESC`
