import type { Transaction } from '#platform/database'

const statement = 'DELETE FROM catalog_list_pin WHERE list_id = $1 AND game_id = $2'

/** @returns whether the game was pinned in this list. */
export async function removePin(tx: Transaction, list: number, gameId: number): Promise<boolean> {
  const { rowCount } = await tx.query(statement, [list, gameId])
  return rowCount === 1
}
