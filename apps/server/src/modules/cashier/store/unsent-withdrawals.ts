import type { Transaction } from '#platform/database'
import type { PlayerId } from '#platform/ids'
import { rowsOf } from '#platform/rows'
import {
  columns,
  type StoredTransaction,
  transactionOf,
  type TransactionRow,
} from './stored-transaction.ts'

/** Withdrawals of a player for which no provider was asked yet, held, the newest first. */
export async function unsentWithdrawals(
  tx: Transaction,
  player: PlayerId,
): Promise<StoredTransaction[]> {
  const rows = await rowsOf<TransactionRow>(tx, statement, [player])
  return rows.map(transactionOf)
}

const statement = `
  SELECT ${columns} FROM cashier_transaction
  WHERE player_id = $1 AND type = 'withdrawal' AND (state = 'pending' OR (state = 'confirming' AND asked_at IS NULL))
  ORDER BY id DESC FOR NO KEY UPDATE`
