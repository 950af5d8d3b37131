import type { Transaction } from '#platform/database'

const statement = `
  UPDATE payments_utxo_output AS output SET state = 'gone', gone_height = $4, changed_at = now(),
    gone_reason = CASE WHEN output.counted_at IS NULL THEN 'doubleSpent' ELSE 'chainReorganised' END
  FROM unnest($2::text[], $3::text[]) AS block (outpoint, by_txid)
  JOIN payments_utxo_spend AS spend
    ON spend.provider = $1 AND spend.outpoint = block.outpoint AND spend.by_txid <> block.by_txid
  WHERE output.provider = $1 AND output.txid = spend.by_txid AND output.state = 'pool'`

/** A block holds what spends the same as payments to us: those can never count. */
export async function voidRivals(
  tx: Transaction,
  provider: string,
  spends: readonly { readonly outpoint: string; readonly by: string }[],
  height: number,
): Promise<void> {
  const outpoints = spends.map(({ outpoint }) => outpoint)
  await tx.query(statement, [provider, outpoints, spends.map(({ by }) => by), height])
}
