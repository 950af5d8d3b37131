import type { Queryable } from '#platform/database'

const sighting = `UPDATE payments_evm_sighting SET told = $3 WHERE chain = $1 AND part = $2`

/** The cashier heard this of a payment in. */
export async function markSightingTold(
  on: Queryable,
  chain: string,
  part: string,
  word: string,
): Promise<void> {
  await on.query(sighting, [chain, part, word])
}

const spend = `UPDATE payments_evm_spend SET told = $3 WHERE chain = $1 AND reference = $2`

/** The cashier heard this of a payout. */
export async function markPayoutTold(
  on: Queryable,
  chain: string,
  reference: string,
  word: string,
): Promise<void> {
  await on.query(spend, [chain, reference, word])
}
