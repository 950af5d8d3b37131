import type { Transaction } from '#platform/database'

const statement = 'DELETE FROM catalog_badge WHERE badge = $1'

/** @returns whether anybody wore it. */
export async function takeBadge(tx: Transaction, badge: number): Promise<boolean> {
  const { rowCount } = await tx.query(statement, [badge])
  return rowCount === 1
}
