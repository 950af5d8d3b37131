import type { Queryable } from '#platform/database'

const statement = `
  INSERT INTO payments_monero_payout (provider, reference, address, units, asked_at)
  VALUES ($1, $2, $3, $4, now())
  ON CONFLICT (provider, reference) DO NOTHING`

/** Writes a payout down once for its reference. */
export async function insertPayout(
  on: Queryable,
  provider: string,
  payout: { readonly reference: string; readonly address: string; readonly units: bigint },
): Promise<void> {
  await on.query(statement, [provider, payout.reference, payout.address, payout.units])
}
