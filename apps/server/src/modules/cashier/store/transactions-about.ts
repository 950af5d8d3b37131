import type { Queryable } from '#platform/database'
import { rowsOf } from '#platform/rows'
import {
  columns,
  type StoredTransaction,
  transactionOf,
  type TransactionRow,
} from './stored-transaction.ts'

/** What refunds, reverses, voids or follows a payment. */
export async function transactionsAbout(on: Queryable, id: string): Promise<StoredTransaction[]> {
  const rows = await rowsOf<TransactionRow>(on, statement, [id])
  return rows.map(transactionOf)
}

const statement = `SELECT ${columns} FROM cashier_transaction WHERE about = $1 ORDER BY id`
