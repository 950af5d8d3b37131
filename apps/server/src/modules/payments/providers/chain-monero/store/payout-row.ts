import type { Queryable } from '#platform/database'
import { rowsOf } from '#platform/rows'

export interface PayoutRow {
  readonly reference: string
  readonly address: string
  readonly units: bigint
  readonly asked_at: Date
  /** Which payout of its transaction it is. */
  readonly place: number | null
  /** Payouts of the transaction. */
  readonly many: number
  /** Of the whole transaction. */
  readonly fee: bigint | null
  readonly key: string | null
  readonly txid: string | null
  readonly state: 'planned' | 'signed' | 'mined' | null
  readonly sent_at: Date | null
  readonly height: number | null
  readonly changed_at: Date | null
  /** The last block that was read, as of the same moment. */
  readonly tip: number
}

const columns = `
  SELECT payout.reference, payout.address, payout.units, payout.asked_at, payout.place, batch.fee, batch.key, batch.txid, batch.state,
    batch.sent_at, batch.height, batch.changed_at, chain.height AS tip,
    (SELECT count(*)::integer FROM payments_monero_payout AS other WHERE other.batch = payout.batch) AS many
  FROM payments_monero_payout AS payout JOIN payments_monero_chain AS chain USING (provider)
    LEFT JOIN payments_monero_batch AS batch ON batch.id = payout.batch`

const one = `${columns} WHERE payout.provider = $1 AND payout.reference = $2`
const sent = `${columns} WHERE payout.provider = $1 AND batch.txid IS NOT NULL ORDER BY payout.batch, payout.place`

export async function payoutRow(
  on: Queryable,
  provider: string,
  reference: string,
): Promise<PayoutRow | undefined> {
  const [row] = await rowsOf<PayoutRow>(on, one, [provider, reference])
  return row
}

/** Every payout that was signed. */
export const signedPayouts = (on: Queryable, provider: string): Promise<PayoutRow[]> =>
  rowsOf<PayoutRow>(on, sent, [provider])
