import type { Queryable } from '#platform/database'
import { rowsOf } from '#platform/rows'

export interface OpenBatch {
  readonly id: string
  readonly state: 'planned' | 'signed'
  readonly psbt: string
  readonly raw: string | null
  readonly txid: string | null
  /** Seconds since it was last handed to the node; null for never. */
  readonly sent_ago: number | null
  readonly payouts: readonly {
    readonly reference: string
    readonly address: string
    readonly units: string
  }[]
}

const statement = `
  SELECT id, state, psbt, raw, txid, extract(epoch FROM now() - sent_at)::double precision AS sent_ago,
    (SELECT json_agg(json_build_object('reference', reference, 'address', address, 'units', units::text) ORDER BY reference)
     FROM payments_utxo_payout WHERE batch = payments_utxo_batch.id) AS payouts
  FROM payments_utxo_batch WHERE provider = $1 AND state IN ('planned', 'signed') ORDER BY made_at, id`

/** Which transactions of ours are not in a block yet? Oldest first. */
export const openBatches = (on: Queryable, provider: string): Promise<OpenBatch[]> =>
  rowsOf<OpenBatch>(on, statement, [provider])
