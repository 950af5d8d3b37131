import type { Transaction } from '#platform/database'
import { assignments, type StoredTransaction, valuesOf } from './stored-transaction.ts'

/** Writes a payment as it is now; the database refuses what is no edge. @throws Error for one that was never written down. */
export async function saveTransaction(tx: Transaction, one: StoredTransaction): Promise<void> {
  const { rowCount } = await tx.query(statement, valuesOf(one))
  if (rowCount !== 1) throw new Error(`there is no payment ${one.id}`)
}

const statement = `
  UPDATE cashier_transaction SET ${assignments}
  WHERE (id, player_id, type, currency, sandbox, created_at) = ($1, $2, $3, $4, $5, $6)`
