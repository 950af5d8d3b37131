import type { Transaction } from '#platform/database'

const statement = `
  UPDATE payments_utxo_output SET
    missing_since = CASE WHEN txid = ANY ($2::text[]) THEN NULL ELSE $3::integer END
  WHERE provider = $1 AND state = 'pool' AND (missing_since IS NULL) <> (txid = ANY ($2::text[]))`

/** Which payments does the node no longer have, and since which block? @param pool names of everything that waits there. */
export async function noteMissing(
  tx: Transaction,
  provider: string,
  pool: readonly string[],
  height: number,
): Promise<void> {
  await tx.query(statement, [provider, pool, height])
}
