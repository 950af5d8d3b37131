import type { Transaction } from '#platform/database'

const statement = `
  UPDATE payments_utxo_output SET state = 'gone', gone_height = $2, changed_at = now(),
    gone_reason = CASE WHEN counted_at IS NULL THEN 'timeOver' ELSE 'chainReorganised' END
  WHERE provider = $1 AND state = 'pool' AND missing_since IS NOT NULL
    AND $2::integer - missing_since >= CASE WHEN counted_at IS NULL THEN $3::integer ELSE $4::integer END`

/** Payments that the node has forgotten and that no block took are given up. @param after blocks: for what never counted, and for what did. */
export async function giveUpMissing(
  tx: Transaction,
  provider: string,
  height: number,
  after: { readonly neverCounted: number; readonly counted: number },
): Promise<void> {
  await tx.query(statement, [provider, height, after.neverCounted, after.counted])
}
