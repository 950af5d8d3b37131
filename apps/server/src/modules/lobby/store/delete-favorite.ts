import type { Transaction } from '#platform/database'
import type { PlayerId } from '#platform/ids'

const statement = 'DELETE FROM lobby_favorite WHERE player_id = $1 AND game_id = $2'

export async function deleteFavorite(
  tx: Transaction,
  player: PlayerId,
  gameId: number,
): Promise<void> {
  await tx.query(statement, [player, gameId])
}
