import type { Transaction } from '#platform/database'

const statement = `
  UPDATE payments_monero_batch SET state = 'signed', raw = $2, txid = $3, fee = $4, key = $5, refused = NULL, changed_at = now()
  WHERE id = $1 AND state = 'planned'`

/** A transaction as it was signed. From here on it may be in the world. */
export async function signBatch(
  tx: Transaction,
  id: string,
  signed: {
    readonly raw: string
    readonly txid: string
    readonly fee: string
    readonly key: string
  },
): Promise<void> {
  await tx.query(statement, [id, signed.raw, signed.txid, signed.fee, signed.key])
}
