import type { Amount } from '@fairhouse/money'
import type { Transaction } from '#platform/database'
import { rowsOf } from '#platform/rows'
import {
  columns,
  type StoredTransaction,
  transactionOf,
  type TransactionRow,
} from './stored-transaction.ts'

/**
 * A refund of ours of that deposit of which the provider has not told us its name, held.
 * @param units what goes back outside: cents, or the ledger's units of a coin, whose cents may have been rounded.
 */
export async function holdUntoldRefund(
  tx: Transaction,
  deposit: string,
  units: Amount,
): Promise<StoredTransaction | null> {
  const [row] = await rowsOf<TransactionRow>(tx, statement, [deposit, units])
  return row ? transactionOf(row) : null
}

const statement = `
  SELECT ${columns} FROM cashier_transaction
  WHERE about = $1 AND type = 'depositRefund' AND state = 'pending' AND provider_ref IS NULL
    AND coalesce(asset_units, amount) = $2
  ORDER BY id LIMIT 1 FOR NO KEY UPDATE`
