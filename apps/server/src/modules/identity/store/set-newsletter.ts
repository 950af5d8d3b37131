import type { Transaction } from '#platform/database'
import type { PlayerId } from '#platform/ids'

const statement = `
  UPDATE identity_account SET receive_newsletter = $2
  WHERE player_id = $1 AND receive_newsletter <> $2`

/** Whether the player wants news. False when that was so already, or for nobody. */
export async function setNewsletter(
  tx: Transaction,
  player: PlayerId,
  wanted: boolean,
): Promise<boolean> {
  const { rowCount } = await tx.query(statement, [player, wanted])
  return rowCount === 1
}
