import type { Queryable } from '#platform/database'
import { rowsOf } from '#platform/rows'

export interface OpenBatch {
  readonly id: string
  readonly raw: string | null
  readonly txid: string | null
  readonly height: number | null
  /** Seconds since it was handed to the node; null: never. */
  readonly sent_ago: number | null
  readonly payouts: readonly {
    readonly reference: string
    readonly address: string
    readonly units: string
  }[]
}

const statement = `
  SELECT batch.id, batch.raw, batch.txid, batch.height,
    extract(epoch FROM now() - batch.sent_at)::double precision AS sent_ago,
    (SELECT json_agg(json_build_object('reference', reference, 'address', address, 'units', units::text) ORDER BY place)
     FROM payments_monero_payout WHERE payments_monero_payout.batch = batch.id) AS payouts
  FROM payments_monero_batch AS batch
  WHERE batch.provider = $1 AND (batch.state <> 'mined' OR batch.height > $2)
  ORDER BY batch.made_at`

/** Transactions that are on their way, or in a block that may still go. @param above the block that never goes. */
export const openBatches = (on: Queryable, provider: string, above: number): Promise<OpenBatch[]> =>
  rowsOf<OpenBatch>(on, statement, [provider, above])
