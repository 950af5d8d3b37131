import type { Transaction } from '#platform/database'
import type { PlayerId } from '#platform/ids'

const statement =
  'UPDATE compliance_paper SET handed_in = true WHERE player_id = $1 AND paper_id = ANY($2)'

/** From now on these papers are no longer the player's to change. */
export async function handInPapers(
  tx: Transaction,
  player: PlayerId,
  paperIds: readonly string[],
): Promise<void> {
  await tx.query(statement, [player, paperIds])
}
