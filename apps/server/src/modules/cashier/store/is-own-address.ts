import type { Queryable } from '#platform/database'

/** Whether players were given this address to pay in to, by whichever provider, now or before. */
export async function isOwnAddress(on: Queryable, address: string): Promise<boolean> {
  const { rowCount } = await on.query(statement, [address])
  return (rowCount ?? 0) > 0
}

const statement = `SELECT FROM cashier_address WHERE lower(address) = lower($1) LIMIT 1`
