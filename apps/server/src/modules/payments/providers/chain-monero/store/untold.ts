import type { Queryable, Transaction } from '#platform/database'
import { rowsOf } from '#platform/rows'
import type { Untold } from '../../../chain-scanner.ts'

const list = `
  SELECT untold.kind, untold.about, coalesce(address.reference, untold.about) AS reference, untold.version
  FROM payments_monero_untold AS untold
  LEFT JOIN payments_monero_address AS address
    ON untold.kind = 'deposit' AND address.provider = untold.provider AND address.address = untold.about
  WHERE untold.provider = $1 ORDER BY untold.version LIMIT 500`

/** What has the cashier not heard of yet? Oldest first. */
export const untold = (on: Queryable, provider: string): Promise<Untold[]> =>
  rowsOf<Untold>(on, list, [provider])

const told = `DELETE FROM payments_monero_untold WHERE provider = $1 AND kind = $2 AND about = $3 AND version = $4`

/** The cashier heard of it; what changed since then is still to be told. */
export async function markTold(on: Queryable, provider: string, one: Untold): Promise<void> {
  await on.query(told, [provider, one.kind, one.about, one.version])
}

const deposits = `
  INSERT INTO payments_monero_untold (provider, kind, about)
  SELECT $1, 'deposit', address FROM payments_monero_address WHERE provider = $1 AND number = ANY ($2::integer[])
  ON CONFLICT (provider, kind, about) DO UPDATE SET version = DEFAULT`

/** Something changed at addresses. */
export async function tellDeposits(
  tx: Transaction,
  provider: string,
  numbers: readonly number[],
): Promise<void> {
  if (numbers.length > 0) await tx.query(deposits, [provider, numbers])
}

const payouts = `
  INSERT INTO payments_monero_untold (provider, kind, about)
  SELECT $1, 'payout', reference FROM payments_monero_payout WHERE batch = ANY ($2::uuid[])
  ON CONFLICT (provider, kind, about) DO UPDATE SET version = DEFAULT`

/** Something changed with payouts of transactions. */
export async function tellPayouts(
  tx: Transaction,
  provider: string,
  batches: readonly string[],
): Promise<void> {
  if (batches.length > 0) await tx.query(payouts, [provider, batches])
}
