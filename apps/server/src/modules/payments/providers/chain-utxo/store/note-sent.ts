import type { Transaction } from '#platform/database'

const statement = `UPDATE payments_utxo_batch SET sent_at = now(), changed_at = now() WHERE id = $1`

/** The node was handed the transaction. */
export async function noteSent(tx: Transaction, id: string): Promise<void> {
  await tx.query(statement, [id])
}
