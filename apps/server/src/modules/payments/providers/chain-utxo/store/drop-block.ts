import type { Transaction } from '#platform/database'

const block = `DELETE FROM payments_utxo_block WHERE provider = $1 AND height = $2`
const chain = `UPDATE payments_utxo_chain SET height = $2 - 1 WHERE provider = $1 AND height = $2`
const outputs = `
  UPDATE payments_utxo_output SET state = 'pool', height = NULL, changed_at = now()
  WHERE provider = $1 AND height = $2`
const spent = `
  UPDATE payments_utxo_output SET spent_by = NULL, spent_height = NULL
  WHERE provider = $1 AND spent_height = $2`
const batches = `
  UPDATE payments_utxo_batch SET state = 'signed', height = NULL, changed_at = now()
  WHERE provider = $1 AND height = $2`

/** The last block is no longer in the chain: what it held waits again. */
export async function dropBlock(tx: Transaction, provider: string, height: number): Promise<void> {
  for (const statement of [block, chain, outputs, spent, batches])
    await tx.query(statement, [provider, height])
}
