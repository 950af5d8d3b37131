import type { Transaction } from '#platform/database'
import { isoTime } from '#platform/iso-time'

const statement = `
  UPDATE cashier_transaction SET look_at = $2, looks = 0
  WHERE id = $1 AND type IN ('deposit', 'withdrawal') AND state IN ('pending', 'confirming') AND reason = 'addressCheck'`

/** A payment that waits for what becomes of an address is looked at now: somebody has decided on it. */
export async function lookAgain(tx: Transaction, payment: string, nowMs: number): Promise<void> {
  await tx.query(statement, [payment, isoTime(nowMs)])
}

const together = `
  UPDATE cashier_transaction SET look_at = $2, looks = 0
  WHERE id = ANY($1::uuid[]) AND type = 'deposit' AND state = 'pending' AND reason = 'belowMinimum'`

/** Coins that were too few by themselves are looked at: together with others they could be credited, so it is time to ask who sent them. */
export async function lookAtSmall(
  tx: Transaction,
  payments: readonly string[],
  nowMs: number,
): Promise<void> {
  if (payments.length > 0) await tx.query(together, [[...payments], isoTime(nowMs)])
}
