import type { Transaction } from '#platform/database'

const sent = `UPDATE payments_monero_batch SET sent_at = now(), changed_at = now() WHERE id = $1`
const refused = `UPDATE payments_monero_batch SET refused = $2 WHERE id = $1 AND state = 'planned'`
const placed = `
  UPDATE payments_monero_batch SET state = CASE WHEN $2::integer IS NULL THEN 'signed' ELSE 'mined' END, height = $2, changed_at = now()
  WHERE id = $1 AND state <> 'planned' AND height IS DISTINCT FROM $2`

/** The node was handed the transaction. */
export async function noteSent(tx: Transaction, id: string): Promise<void> {
  await tx.query(sent, [id])
}

/** The signer does not sign it. */
export async function noteRefused(tx: Transaction, id: string, why: string): Promise<void> {
  await tx.query(refused, [id, why])
}

/** The block that has it; null for none. */
export async function notePlace(tx: Transaction, id: string, height: number | null): Promise<void> {
  await tx.query(placed, [id, height])
}
