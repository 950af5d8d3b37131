import type { Transaction } from '#platform/database'

const statement = `
  INSERT INTO catalog_badge (badge, game_id) VALUES ($1, $2)
  ON CONFLICT (badge) DO UPDATE SET game_id = excluded.game_id`

/** Whoever wore it before wears it no longer. */
export async function giveBadge(tx: Transaction, badge: number, gameId: number): Promise<void> {
  await tx.query(statement, [badge, gameId])
}
