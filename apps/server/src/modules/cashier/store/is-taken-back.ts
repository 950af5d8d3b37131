import type { Queryable } from '#platform/database'

/** Whether this very deposit was taken back. */
export async function isTakenBack(on: Queryable, deposit: string): Promise<boolean> {
  const { rowCount } = await on.query(statement, [deposit])
  return (rowCount ?? 0) > 0
}

const statement = `
  SELECT FROM cashier_transaction WHERE about = $1 AND type = 'depositReversal' AND state = 'confirmed' LIMIT 1`
