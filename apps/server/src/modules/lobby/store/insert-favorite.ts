import type { Transaction } from '#platform/database'
import type { PlayerId } from '#platform/ids'

const statement = `
  INSERT INTO lobby_favorite (player_id, game_id, marked_at)
  VALUES ($1, $2, to_timestamp($3::double precision / 1000))
  ON CONFLICT DO NOTHING`

export async function insertFavorite(
  tx: Transaction,
  player: PlayerId,
  { gameId, nowMs }: { readonly gameId: number; readonly nowMs: number },
): Promise<void> {
  await tx.query(statement, [player, gameId, nowMs])
}
