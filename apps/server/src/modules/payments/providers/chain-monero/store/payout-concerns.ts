import type { Queryable } from '#platform/database'
import { rowsOf } from '#platform/rows'

export interface PayoutConcerns {
  /** Payouts that are not signed. */
  readonly waiting: bigint
  readonly oldest_minutes: number | null
  readonly refused: readonly string[] | null
  /** Transactions that were signed long ago and are in no block. */
  readonly stuck: bigint
}

const statement = `
  SELECT count(*) AS waiting,
    (extract(epoch FROM now() - min(asked_at)) / 60)::double precision AS oldest_minutes,
    (SELECT array_agg(DISTINCT refused) FROM payments_monero_batch WHERE provider = $1 AND refused IS NOT NULL AND state = 'planned') AS refused,
    (SELECT count(*) FROM payments_monero_batch WHERE provider = $1 AND state = 'signed' AND made_at < now() - interval '2 hours') AS stuck
  FROM payments_monero_payout AS payout LEFT JOIN payments_monero_batch AS batch ON batch.id = payout.batch
  WHERE payout.provider = $1 AND batch.raw IS NULL`

export async function payoutConcerns(on: Queryable, provider: string): Promise<PayoutConcerns> {
  const [row] = await rowsOf<PayoutConcerns>(on, statement, [provider])
  if (!row) throw new Error('a count has a row')
  return row
}
