import type { Queryable } from '#platform/database'
import { rowsOf } from '#platform/rows'

/** A payout as it was asked for, and the transaction that pays it. */
export interface PayoutInTransaction {
  readonly txid: string
  readonly reference: string
  readonly address: string
  readonly units: bigint
  readonly fee: bigint
}

const statement = `
  SELECT batch.txid, payout.reference, payout.address, payout.units, payout.fee
  FROM payments_utxo_batch AS batch JOIN payments_utxo_payout AS payout ON payout.batch = batch.id
  WHERE batch.provider = $1 AND batch.txid = ANY($2::text[])
  ORDER BY batch.txid, payout.asked_at, payout.reference`

/** Payouts that these transactions are to pay. */
export const payoutsOfTransactions = (
  on: Queryable,
  provider: string,
  txids: readonly string[],
): Promise<PayoutInTransaction[]> => rowsOf<PayoutInTransaction>(on, statement, [provider, txids])
