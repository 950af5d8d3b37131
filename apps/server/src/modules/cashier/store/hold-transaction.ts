import type { Transaction } from '#platform/database'
import { rowsOf } from '#platform/rows'
import {
  columns,
  type StoredTransaction,
  transactionOf,
  type TransactionRow,
} from './stored-transaction.ts'

/** A payment, held against everybody else until the transaction ends. */
export async function holdTransaction(
  tx: Transaction,
  id: string,
): Promise<StoredTransaction | null> {
  const [row] = await rowsOf<TransactionRow>(tx, statement, [id])
  return row ? transactionOf(row) : null
}

const statement = `SELECT ${columns} FROM cashier_transaction WHERE id = $1 FOR NO KEY UPDATE`
