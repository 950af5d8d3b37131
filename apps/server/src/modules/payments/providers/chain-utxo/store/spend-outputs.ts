import type { Transaction } from '#platform/database'

const statement = `
  UPDATE payments_utxo_output AS output SET spent_by = block.by_txid, spent_height = $4
  FROM unnest($2::text[], $3::text[]) AS block (outpoint, by_txid)
  WHERE output.provider = $1 AND output.state <> 'gone'
    AND output.txid = split_part(block.outpoint, ':', 1) AND output.vout = split_part(block.outpoint, ':', 2)::bigint`

/** A block spends outputs of ours. */
export async function spendOutputs(
  tx: Transaction,
  provider: string,
  spends: readonly { readonly outpoint: string; readonly by: string }[],
  height: number,
): Promise<void> {
  const outpoints = spends.map(({ outpoint }) => outpoint)
  await tx.query(statement, [provider, outpoints, spends.map(({ by }) => by), height])
}
