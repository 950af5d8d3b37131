import type { Transaction } from '#platform/database'
import type { PlayerId } from '#platform/ids'

const statement =
  'DELETE FROM compliance_paper WHERE player_id = $1 AND paper_id = $2 AND NOT handed_in'

/** Forgets a paper that was not handed in. False when there is none. */
export async function deletePaper(
  tx: Transaction,
  player: PlayerId,
  paperId: string,
): Promise<boolean> {
  return (await tx.query(statement, [player, paperId])).rowCount === 1
}
