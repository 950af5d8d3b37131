import type { PaymentReason } from '@fairhouse/contract/entities/payment'
import type { Queryable } from '#platform/database'
import { rowsOf } from '#platform/rows'

export interface OutputRow {
  readonly txid: string
  readonly vout: number
  readonly life: number
  readonly units: bigint
  /** Scripts, in hex; null: not noted. */
  readonly senders: readonly string[] | null
  readonly state: 'pool' | 'mined' | 'gone'
  readonly height: number | null
  readonly gone_reason: PaymentReason | null
  readonly seen_at: Date
  readonly changed_at: Date
  readonly counted_at: Date | null
  /** The last block that was read. */
  readonly tip: number
}

// What was settled long ago was told long ago.
const statement = `
  SELECT txid, vout, life, units, senders, state, output.height, gone_reason, seen_at, changed_at, counted_at, chain.height AS tip
  FROM payments_utxo_output AS output JOIN payments_utxo_address AS address USING (provider, branch, number)
    JOIN payments_utxo_chain AS chain USING (provider)
  WHERE provider = $1 AND address.address = $2 AND branch = 0
    AND (output.changed_at > now() - interval '90 days' OR (output.state <> 'gone' AND output.counted_at IS NULL))
  ORDER BY output.seen_at, txid, vout, life`

/** What came to an address, with the tip that belongs to it: in one statement, for a block may be read between two. */
export const outputsOfAddress = (
  on: Queryable,
  provider: string,
  address: string,
): Promise<OutputRow[]> => rowsOf<OutputRow>(on, statement, [provider, address])
