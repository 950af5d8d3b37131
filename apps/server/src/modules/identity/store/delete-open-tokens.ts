import type { Transaction } from '#platform/database'
import type { PlayerId } from '#platform/ids'

const statement = `
  DELETE FROM identity_one_time_token
  WHERE player_id = $1 AND purpose = ANY($2::text[]) AND used_at IS NULL`

/** The links of these purposes that the player has not used yet lead nowhere any more. */
export async function deleteOpenTokens(
  tx: Transaction,
  player: PlayerId,
  purposes: readonly string[],
): Promise<void> {
  await tx.query(statement, [player, [...purposes]])
}
