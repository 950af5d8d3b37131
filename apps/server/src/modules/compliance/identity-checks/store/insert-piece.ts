import type { PaperType } from '@fairhouse/contract/entities/identity-check'
import type { Transaction } from '#platform/database'
import type { PlayerId } from '#platform/ids'

const insert = `
  INSERT INTO compliance_paper_piece (player_id, paper_id, piece, bytes, sealed) VALUES ($1, $2, $3, $4, $5)
  ON CONFLICT DO NOTHING`

const setType =
  'UPDATE compliance_paper SET type = $3 WHERE player_id = $1 AND paper_id = $2 AND type IS NULL'

/** Keeps a piece, unless it is here already. @param piece.type what its paper is, where the piece tells. */
export async function insertPiece(
  tx: Transaction,
  player: PlayerId,
  piece: {
    readonly paperId: string
    readonly number: number
    readonly bytes: number
    readonly sealed: Uint8Array
    readonly type: PaperType | null
  },
): Promise<void> {
  const { paperId, number, bytes, sealed, type } = piece
  await tx.query(insert, [player, paperId, number, bytes, sealed])
  if (type !== null) await tx.query(setType, [player, paperId, type])
}
