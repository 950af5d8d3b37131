import type { Transaction } from '#platform/database'

const statement = `
  INSERT INTO payments_utxo_spend (provider, outpoint, by_txid)
  SELECT $1, spend.outpoint, spend.by_txid FROM unnest($2::text[], $3::text[]) AS spend (outpoint, by_txid)
  ON CONFLICT DO NOTHING`

/** Remembers what payments to us spend. */
export async function insertSpends(
  tx: Transaction,
  provider: string,
  spends: readonly { readonly outpoint: string; readonly by: string }[],
): Promise<void> {
  if (spends.length === 0) return
  const outpoints = spends.map(({ outpoint }) => outpoint)
  await tx.query(statement, [provider, outpoints, spends.map(({ by }) => by)])
}
