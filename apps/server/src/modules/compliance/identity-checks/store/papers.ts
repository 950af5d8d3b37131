import type { PaperKind, PaperType } from '@fairhouse/contract/entities/identity-check'
import type { Queryable } from '#platform/database'
import type { PlayerId } from '#platform/ids'
import { rowsOf } from '#platform/rows'

/** A paper without what is in it. */
export interface StoredPaper {
  readonly paper_id: string
  readonly kind: PaperKind
  readonly type: PaperType | null
  readonly pieces: number
  readonly pieces_here: number
  readonly bytes: number
  readonly handed_in: boolean
  readonly sent_at: Date
}

const question = `
  SELECT paper_id, kind, type, pieces, handed_in, sent_at,
    count(part.piece)::int AS pieces_here, coalesce(sum(part.bytes), 0)::int AS bytes
  FROM compliance_paper AS paper LEFT JOIN compliance_paper_piece AS part USING (player_id, paper_id)
  WHERE player_id = $1
  GROUP BY player_id, paper_id ORDER BY sent_at, paper_id`

/** A player's papers, oldest first. */
export const storedPapers = (on: Queryable, player: PlayerId): Promise<StoredPaper[]> =>
  rowsOf<StoredPaper>(on, question, [player])

/** All of it came, and it is what it should be. */
export const isComplete = ({ type, pieces, pieces_here }: StoredPaper): boolean =>
  type !== null && pieces_here === pieces
