import type { PaperType } from '@fairhouse/contract/entities/identity-check'
import type { Queryable } from '#platform/database'
import type { PlayerId } from '#platform/ids'
import { openSecret } from '#platform/sealed'
import { isComplete, storedPapers } from './store/papers.ts'
import { sealedPieces } from './store/sealed-pieces.ts'
import { pieceOwner } from './take-piece.ts'

/** A whole paper, for staff who decide on it; null when there is none, or not all of it came. */
export async function readPaper(
  on: Queryable,
  sealKey: Uint8Array,
  player: PlayerId,
  paperId: string,
): Promise<{ readonly type: PaperType; readonly content: Uint8Array } | null> {
  const paper = (await storedPapers(on, player)).find(({ paper_id }) => paper_id === paperId)
  if (paper === undefined || paper.type === null || !isComplete(paper)) return null
  const pieces = await sealedPieces(on, player, paperId)
  return {
    type: paper.type,
    content: Buffer.concat(
      pieces.map(({ piece, sealed }) =>
        openSecret(sealKey, pieceOwner(player, paperId, piece), sealed),
      ),
    ),
  }
}
