import type { Queryable } from '#platform/database'
import { rowsOf } from '#platform/rows'

/** What of a deposit was taken back or is about to be, in minor units. */
export async function refundedOf(on: Queryable, deposit: string): Promise<bigint> {
  const [row] = await rowsOf<{ total: string }>(on, statement, [deposit])
  return BigInt(row?.total ?? 0)
}

const statement = `
  SELECT coalesce(sum(amount), 0)::text AS total FROM cashier_transaction
  WHERE about = $1 AND type IN ('depositRefund', 'depositReversal', 'depositVoid') AND state IN ('pending', 'confirmed')`
