import type { Transaction } from '#platform/database'
import { rowsOf } from '#platform/rows'
import { columns, placeholders, type StoredTransaction, valuesOf } from './stored-transaction.ts'

/** Writes a payment down. False when there is one for the same event outside already. */
export async function insertTransaction(tx: Transaction, one: StoredTransaction): Promise<boolean> {
  const rows = await rowsOf(tx, statement, valuesOf(one))
  return rows.length > 0
}

const statement = `
  INSERT INTO cashier_transaction (${columns}) VALUES (${placeholders})
  ON CONFLICT DO NOTHING RETURNING id`
