import type { PaperKind } from '@fairhouse/contract/entities/identity-check'
import type { Transaction } from '#platform/database'
import type { PlayerId } from '#platform/ids'

const statement = `
  INSERT INTO compliance_paper (player_id, paper_id, kind, pieces, sent_at)
  VALUES ($1, $2, $3, $4, to_timestamp($5::double precision / 1000))`

export async function insertPaper(
  tx: Transaction,
  player: PlayerId,
  paper: {
    readonly paperId: string
    readonly kind: PaperKind
    readonly pieces: number
    readonly nowMs: number
  },
): Promise<void> {
  const { paperId, kind, pieces, nowMs } = paper
  await tx.query(statement, [player, paperId, kind, pieces, nowMs])
}
