import type { PaymentReason } from '@fairhouse/contract/entities/payment'
import type { Queryable, Transaction } from '#platform/database'
import type { Spend } from '../spend.ts'

type Of = Pick<Spend, 'sender' | 'nonce'>

const refuse = `
  UPDATE payments_evm_spend SET state = CASE purpose WHEN 'sweep' THEN 'failed' ELSE 'refused' END, reason = 'providerFault', changed_at = clock_timestamp()
  WHERE chain = $1 AND sender = $2 AND nonce = $3 AND state = 'open'
    AND NOT EXISTS (SELECT FROM payments_evm_signed WHERE chain = $1 AND sender = $2 AND nonce = $3)`

/** The signer does not sign it. Nothing that was ever signed is refused. */
export async function refuseSpend(on: Queryable, chain: string, of: Of): Promise<void> {
  await on.query(refuse, [chain, of.sender, of.nonce])
}

const putOff = `
  UPDATE payments_evm_spend SET sign_at = clock_timestamp() + make_interval(secs => $4)
  WHERE chain = $1 AND sender = $2 AND nonce = $3`

/** The signer signs no more now: it is asked again after so many seconds. */
export async function putOffSigning(
  on: Queryable,
  chain: string,
  of: Of,
  seconds: number,
): Promise<void> {
  await on.query(putOff, [chain, of.sender, of.nonce, seconds])
}

const include = `
  UPDATE payments_evm_spend SET txid = $4, height = $5, fee_native = $6, reason = coalesce($7, reason), changed_at = clock_timestamp()
  WHERE chain = $1 AND sender = $2 AND nonce = $3 AND height IS NULL`

/** One of its transactions is in a block. @param taken.reason why it moved nothing; null when it did. */
export async function includeSpend(
  tx: Transaction,
  chain: string,
  of: Of,
  taken: {
    readonly txid: string
    readonly height: bigint
    readonly fee: bigint
    readonly reason: PaymentReason | null
  },
): Promise<void> {
  const { txid, height, fee, reason } = taken
  await tx.query(include, [chain, of.sender, of.nonce, txid, height, fee, reason])
}

const settle = `
  UPDATE payments_evm_spend SET state = CASE WHEN reason IS NULL THEN 'done' ELSE 'failed' END, changed_at = clock_timestamp()
  WHERE chain = $1 AND sender = $2 AND nonce = $3 AND height IS NOT NULL`

/** The chain keeps it. */
export async function settleSpend(tx: Transaction, chain: string, of: Of): Promise<void> {
  await tx.query(settle, [chain, of.sender, of.nonce])
}
