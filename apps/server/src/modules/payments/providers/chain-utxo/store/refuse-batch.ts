import type { Transaction } from '#platform/database'

const statement = `UPDATE payments_utxo_batch SET refused = $2 WHERE id = $1 AND state = 'planned'`

/** The signer does not sign it; for people to look at. */
export async function refuseBatch(tx: Transaction, id: string, why: string): Promise<void> {
  await tx.query(statement, [id, why])
}
