import type { Transaction } from '#platform/database'
import type { PlayerId } from '#platform/ids'
import { rowsOf } from '#platform/rows'
import {
  columns,
  type StoredTransaction,
  transactionOf,
  type TransactionRow,
} from './stored-transaction.ts'

/** Deposits of a player that wait for more to come, or for word of who sent them, held, the oldest first. */
export async function heldSmallDeposits(
  tx: Transaction,
  player: PlayerId,
  method: string,
): Promise<StoredTransaction[]> {
  const rows = await rowsOf<TransactionRow>(tx, statement, [player, method])
  return rows.map(transactionOf)
}

const statement = `
  SELECT ${columns} FROM cashier_transaction
  WHERE player_id = $1 AND method = $2 AND type = 'deposit' AND state = 'pending' AND reason IN ('belowMinimum', 'addressCheck')
  ORDER BY id FOR NO KEY UPDATE`
