import type { Transaction } from '#platform/database'
import type { PlayerId } from '#platform/ids'
import { rowsOf } from '#platform/rows'
import {
  columns,
  type StoredTransaction,
  transactionOf,
  type TransactionRow,
} from './stored-transaction.ts'

/** Withdrawals of a player that were not approved yet, held. */
export async function pendingWithdrawals(
  tx: Transaction,
  player: PlayerId,
): Promise<StoredTransaction[]> {
  const rows = await rowsOf<TransactionRow>(tx, statement, [player])
  return rows.map(transactionOf)
}

const statement = `
  SELECT ${columns} FROM cashier_transaction
  WHERE player_id = $1 AND type = 'withdrawal' AND state = 'pending' ORDER BY id FOR NO KEY UPDATE`
