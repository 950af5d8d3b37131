import type { PaymentReason } from '@fairhouse/contract/entities/payment'
import type { Queryable } from '#platform/database'
import { rowsOf } from '#platform/rows'

export interface PayoutRow {
  readonly address: string
  readonly units: bigint
  readonly asked_at: Date
  readonly fee: bigint | null
  readonly failed: PaymentReason | null
  readonly txid: string | null
  readonly state: 'planned' | 'signed' | 'mined' | 'dead' | null
  readonly sent_at: Date | null
  readonly height: number | null
  readonly changed_at: Date | null
  /** The last block that was read, as of the same moment. */
  readonly tip: number
}

const statement = `
  SELECT payout.address, payout.units, payout.asked_at, payout.fee, payout.failed,
    batch.txid, batch.state, batch.sent_at, batch.height, batch.changed_at, chain.height AS tip
  FROM payments_utxo_payout AS payout JOIN payments_utxo_chain AS chain USING (provider)
    LEFT JOIN payments_utxo_batch AS batch ON batch.id = payout.batch
  WHERE payout.provider = $1 AND payout.reference = $2`

export async function payoutRow(
  on: Queryable,
  provider: string,
  reference: string,
): Promise<PayoutRow | undefined> {
  const [row] = await rowsOf<PayoutRow>(on, statement, [provider, reference])
  return row
}
