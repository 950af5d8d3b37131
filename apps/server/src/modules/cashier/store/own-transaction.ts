import type { Queryable } from '#platform/database'
import type { PlayerId } from '#platform/ids'
import { rowsOf } from '#platform/rows'
import {
  columns,
  type StoredTransaction,
  transactionOf,
  type TransactionRow,
} from './stored-transaction.ts'

/** A payment of this player by its id, or by the provider's reference; null when the player has none. */
export async function ownTransaction(
  on: Queryable,
  player: PlayerId,
  named: string,
): Promise<StoredTransaction | null> {
  const [row] = await rowsOf<TransactionRow>(on, statement, [player, named])
  return row ? transactionOf(row) : null
}

const statement = `
  SELECT ${columns} FROM cashier_transaction
  WHERE player_id = $1 AND (id::text = $2 OR provider_ref = $2 OR txid = $2) ORDER BY id DESC LIMIT 1`
