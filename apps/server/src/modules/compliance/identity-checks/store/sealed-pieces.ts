import type { Queryable } from '#platform/database'
import type { PlayerId } from '#platform/ids'
import { rowsOf } from '#platform/rows'

const question = `
  SELECT piece, sealed FROM compliance_paper_piece WHERE player_id = $1 AND paper_id = $2 ORDER BY piece`

/** A paper's pieces in order, as they are kept. */
export const sealedPieces = (
  on: Queryable,
  player: PlayerId,
  paperId: string,
): Promise<{ readonly piece: number; readonly sealed: Buffer }[]> =>
  rowsOf(on, question, [player, paperId])
