import type { Transaction } from '#platform/database'

const statement = `
  INSERT INTO catalog_badge AS worn (badge, game_id) VALUES ($1, $2)
  ON CONFLICT (badge) DO UPDATE SET game_id = excluded.game_id WHERE worn.game_id <> excluded.game_id`

/**
 * Whoever wore it before wears it no longer.
 * @returns whether that was another game.
 */
export async function giveBadge(tx: Transaction, badge: number, gameId: number): Promise<boolean> {
  const { rowCount } = await tx.query(statement, [badge, gameId])
  return rowCount === 1
}
