import type { Transaction } from '#platform/database'
import type { Spendable } from './spendable-outputs.ts'

const batch = `
  INSERT INTO payments_utxo_batch (id, provider, psbt, fee, made_at, changed_at)
  VALUES ($1, $2, $3, $4, now(), now())`

const inputs = `
  UPDATE payments_utxo_output AS output SET batch = $1
  FROM unnest($3::text[], $4::integer[], $5::integer[]) AS input (txid, vout, life)
  WHERE output.provider = $2 AND output.txid = input.txid AND output.vout = input.vout AND output.life = input.life
    AND output.batch IS NULL`

const payouts = `
  UPDATE payments_utxo_payout AS payout SET batch = $1, fee = paid.fee
  FROM unnest($3::text[], $4::bigint[]) AS paid (reference, fee)
  WHERE payout.provider = $2 AND payout.reference = paid.reference AND payout.batch IS NULL AND payout.failed IS NULL`

/**
 * Writes a transaction down that is to be signed; its coins and payouts are taken by it for good.
 * @throws Error when one of them is taken already.
 */
export async function insertBatch(
  tx: Transaction,
  provider: string,
  made: {
    readonly id: string
    /** Base64. */
    readonly psbt: string
    readonly fee: bigint
    readonly inputs: readonly Spendable[]
    readonly payouts: readonly { readonly reference: string; readonly fee: bigint }[]
  },
): Promise<void> {
  await tx.query(batch, [made.id, provider, made.psbt, made.fee])
  const taken = await tx.query(inputs, [
    made.id,
    provider,
    made.inputs.map(({ txid }) => txid),
    made.inputs.map(({ vout }) => vout),
    made.inputs.map(({ life }) => life),
  ])
  const paid = await tx.query(payouts, [
    made.id,
    provider,
    made.payouts.map(({ reference }) => reference),
    made.payouts.map(({ fee }) => fee),
  ])
  if (taken.rowCount !== made.inputs.length || paid.rowCount !== made.payouts.length)
    throw new Error(`coins or payouts of ${made.id} are taken already`)
}
