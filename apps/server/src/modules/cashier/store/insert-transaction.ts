import type { Transaction } from '#platform/database'
import { rowsOf } from '#platform/rows'
import { columns, placeholders, type StoredTransaction, valuesOf } from './stored-transaction.ts'

/** Writes a payment down, with the rules it is made under. False when there is one for the same event outside already. */
export async function insertTransaction(
  tx: Transaction,
  one: StoredTransaction,
  rules: string,
): Promise<boolean> {
  const values = valuesOf(one)
  const rows = await rowsOf(tx, statement, [...values, rules])
  return rows.length > 0
}

const statement = `
  INSERT INTO cashier_transaction (${columns}, rules) VALUES (${placeholders}, $${columns.split(',').length + 1})
  ON CONFLICT DO NOTHING RETURNING id`
