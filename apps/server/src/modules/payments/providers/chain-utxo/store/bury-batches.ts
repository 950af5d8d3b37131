import type { Transaction } from '#platform/database'

const batches = `
  UPDATE payments_utxo_batch AS batch SET state = 'dead', changed_at = now()
  WHERE provider = $1 AND state = 'signed' AND EXISTS (
    SELECT FROM payments_utxo_output AS output WHERE output.batch = batch.id AND (
      (output.state = 'gone' AND output.gone_height <= $2::integer - $3::integer)
      OR (output.spent_by <> batch.txid AND output.spent_height <= $2::integer - $3::integer)))`

const payouts = `
  UPDATE payments_utxo_payout AS payout SET failed = 'chainReorganised'
  FROM payments_utxo_batch AS batch
  WHERE payout.batch = batch.id AND batch.provider = $1 AND batch.state = 'dead' AND payout.failed IS NULL`

// What is left of it can be spent by another one.
const outputs = `
  UPDATE payments_utxo_output AS output SET batch = NULL
  FROM payments_utxo_batch AS batch
  WHERE output.batch = batch.id AND batch.provider = $1 AND batch.state = 'dead'`

/** A transaction that spends what no longer exists, so deep that it will not come back, never will be in a block: its payouts failed. */
export async function buryBatches(
  tx: Transaction,
  provider: string,
  height: number,
  depth: number,
): Promise<void> {
  await tx.query(batches, [provider, height, depth])
  await tx.query(payouts, [provider])
  await tx.query(outputs, [provider])
}
