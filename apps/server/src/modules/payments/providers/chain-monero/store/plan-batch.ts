import type { Transaction } from '#platform/database'

const batch = `
  INSERT INTO payments_monero_batch (id, provider, made_at, changed_at)
  SELECT $1, $2, now(), now()
  WHERE EXISTS (SELECT FROM payments_monero_payout WHERE provider = $2 AND batch IS NULL)`

const payouts = `
  UPDATE payments_monero_payout AS payout SET batch = $1, place = chosen.place
  FROM (SELECT reference, (row_number() OVER (ORDER BY asked_at, reference) - 1)::integer AS place
        FROM payments_monero_payout WHERE provider = $2 AND batch IS NULL ORDER BY asked_at, reference LIMIT $3) AS chosen
  WHERE payout.provider = $2 AND payout.reference = chosen.reference`

/** Takes the oldest payouts that wait into one transaction, for good. */
export async function planBatch(
  tx: Transaction,
  provider: string,
  id: string,
  most: number,
): Promise<void> {
  const made = await tx.query(batch, [id, provider])
  if (made.rowCount === 1) await tx.query(payouts, [id, provider, most])
}
