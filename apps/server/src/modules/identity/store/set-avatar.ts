import type { Transaction } from '#platform/database'
import type { PlayerId } from '#platform/ids'

const statement = 'UPDATE identity_account SET avatar_image_id = $2 WHERE player_id = $1'

export async function setAvatar(
  tx: Transaction,
  player: PlayerId,
  avatarImageId: number,
): Promise<void> {
  await tx.query(statement, [player, avatarImageId])
}
