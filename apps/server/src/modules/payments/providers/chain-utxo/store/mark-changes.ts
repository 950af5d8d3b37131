import type { Transaction } from '#platform/database'

// Within one transaction the database's time stands still: what changed in it has just this time.
const deposits = `
  INSERT INTO payments_utxo_untold AS untold (provider, kind, about)
  SELECT DISTINCT $1, 'deposit', address.address
  FROM payments_utxo_output AS output
  JOIN payments_utxo_address AS address USING (provider, branch, number)
  WHERE output.provider = $1 AND output.branch = 0
    AND (output.changed_at = now() OR (output.state = 'mined' AND output.counted_at IS NULL))
  ON CONFLICT (provider, kind, about) DO UPDATE SET version = DEFAULT`

const payouts = `
  INSERT INTO payments_utxo_untold AS untold (provider, kind, about)
  SELECT $1, 'payout', payout.reference
  FROM payments_utxo_batch AS batch JOIN payments_utxo_payout AS payout ON payout.batch = batch.id
  WHERE batch.provider = $1 AND (batch.changed_at = now() OR (batch.state = 'mined' AND batch.height > $2::integer - 30))
  ON CONFLICT (provider, kind, about) DO UPDATE SET version = DEFAULT`

/** Everything that changed in this transaction, or that a new block makes older, is to be told. */
export async function markChanges(
  tx: Transaction,
  provider: string,
  height: number,
): Promise<void> {
  await tx.query(deposits, [provider])
  await tx.query(payouts, [provider, height])
}
