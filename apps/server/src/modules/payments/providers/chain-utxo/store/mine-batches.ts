import type { Transaction } from '#platform/database'

const statement = `
  UPDATE payments_utxo_batch SET state = 'mined', height = $3, changed_at = now()
  WHERE provider = $1 AND txid = ANY ($2::text[]) AND state = 'signed'`

/** A block holds transactions of ours. */
export async function mineBatches(
  tx: Transaction,
  provider: string,
  txids: readonly string[],
  height: number,
): Promise<void> {
  await tx.query(statement, [provider, txids, height])
}
