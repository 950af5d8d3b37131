import type { Queryable } from '#platform/database'
import { rowsOf } from '#platform/rows'

export interface PayoutConcerns {
  /** Payouts that wait for coins or for the signer. */
  readonly waiting: bigint
  readonly oldest_minutes: number | null
  readonly refused: readonly string[] | null
  /** Transactions that were sent long ago and are in no block. */
  readonly stuck: bigint
}

const statement = `
  SELECT
    (SELECT count(*) FROM payments_utxo_payout WHERE provider = $1 AND batch IS NULL AND failed IS NULL) AS waiting,
    (SELECT (extract(epoch FROM now() - min(asked_at)) / 60)::double precision FROM payments_utxo_payout
     WHERE provider = $1 AND batch IS NULL AND failed IS NULL) AS oldest_minutes,
    (SELECT array_agg(DISTINCT refused) FROM payments_utxo_batch WHERE provider = $1 AND refused IS NOT NULL AND state = 'planned') AS refused,
    (SELECT count(*) FROM payments_utxo_batch WHERE provider = $1 AND state = 'signed' AND made_at < now() - interval '2 hours') AS stuck`

export async function payoutConcerns(on: Queryable, provider: string): Promise<PayoutConcerns> {
  const [row] = await rowsOf<PayoutConcerns>(on, statement, [provider])
  if (!row) throw new Error('a count has a row')
  return row
}
