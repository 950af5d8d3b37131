import type { TransactionType } from '@fairhouse/contract/entities/payment'
import type { Transaction } from '#platform/database'
import { rowsOf } from '#platform/rows'
import {
  columns,
  type StoredTransaction,
  transactionOf,
  type TransactionRow,
} from './stored-transaction.ts'

/** The payment of an event outside, held until the transaction ends. */
export async function holdByEvent(
  tx: Transaction,
  event: {
    readonly provider: string
    readonly providerRef: string
    readonly part: string
    readonly type: TransactionType
  },
): Promise<StoredTransaction | null> {
  const { provider, providerRef, part, type } = event
  const [row] = await rowsOf<TransactionRow>(tx, statement, [provider, providerRef, part, type])
  return row ? transactionOf(row) : null
}

const statement = `
  SELECT ${columns} FROM cashier_transaction
  WHERE provider = $1 AND provider_ref = $2 AND part = $3 AND type = $4
  FOR NO KEY UPDATE`
