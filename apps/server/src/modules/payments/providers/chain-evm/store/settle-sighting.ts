import type { PaymentReason } from '@fairhouse/contract/entities/payment'
import type { Transaction } from '#platform/database'
import type { Sighting } from '../sighting.ts'

const settle = `
  UPDATE payments_evm_sighting SET state = $3, reason = $4, missing_since = NULL, changed_at = clock_timestamp()
  WHERE chain = $1 AND part = $2`

/** Moves a sighting on. */
export async function settleSighting(
  tx: Transaction,
  chain: string,
  part: string,
  to: { readonly state: Sighting['state']; readonly reason: PaymentReason | null },
): Promise<void> {
  await tx.query(settle, [chain, part, to.state, to.reason])
}

const missing = `
  UPDATE payments_evm_sighting SET missing_since = CASE WHEN $3 THEN coalesce(missing_since, clock_timestamp()) END
  WHERE chain = $1 AND part = $2`

/** Since now no node knows it, or one knows it again. */
export async function markMissing(
  tx: Transaction,
  chain: string,
  part: string,
  isMissing: boolean,
): Promise<void> {
  await tx.query(missing, [chain, part, isMissing])
}
