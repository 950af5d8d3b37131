import type { Transaction } from '#platform/database'
import type { PlayerId } from '#platform/ids'
import type { Find } from '../flag.ts'

const statement = `
  INSERT INTO compliance_flag (player_id, kind, find, facts, raised_at)
  VALUES ($1, $2, $3, $4, to_timestamp($5::double precision / 1000))
  ON CONFLICT DO NOTHING`

/** Raises a flag, unless it was raised before, whatever became of it. True when it is new. */
export async function raiseFlag(
  tx: Transaction,
  player: PlayerId,
  { kind, find, facts }: Find,
  nowMs: number,
): Promise<boolean> {
  const { rowCount } = await tx.query(statement, [player, kind, find, JSON.stringify(facts), nowMs])
  return rowCount === 1
}
