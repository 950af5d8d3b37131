import type { AccountId } from '#modules/ledger'
import type { Queryable } from '#platform/database'

/** What play has counted beside a pocket so far, in minor units. */
export async function countedBeside(_on: Queryable, _pocket: AccountId): Promise<number> {
  return 0
}
