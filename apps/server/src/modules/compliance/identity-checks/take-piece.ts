import type { BodyOf } from '@fairhouse/contract/call'
import type { identityDocument } from '@fairhouse/contract/calls/identity-check'
import { paperLimits } from '@fairhouse/contract/entities/identity-check'
import type { Refused } from '#platform/answer'
import type { Transaction } from '#platform/database'
import type { PlayerId } from '#platform/ids'
import { sealSecret } from '#platform/sealed'
import { paperTypeOf } from '#platform/paper-type'
import { insertPaper } from './store/insert-paper.ts'
import { insertPiece } from './store/insert-piece.ts'
import { type StoredPaper, storedPapers } from './store/papers.ts'

type Piece = BodyOf<typeof identityDocument>

/** What a piece is sealed to: nobody can put it into another paper, or another place of it. */
export const pieceOwner = (player: PlayerId, paperId: string, piece: number): string =>
  `paper ${player} ${paperId} ${piece}`

/**
 * Keeps a piece of a paper, in a transaction that holds the player's check. The same piece again changes nothing.
 * @returns null when it was kept, or is here.
 */
export async function takePiece(
  tx: Transaction,
  player: PlayerId,
  {
    body,
    sealKey,
    nowMs,
  }: { readonly body: Piece; readonly sealKey: Uint8Array; readonly nowMs: number },
): Promise<Refused | null> {
  const content = Buffer.from(body.content, 'base64url')
  const fault = faultOf(body, content)
  if (fault) return fault
  const { paperId, kind, piece, pieces } = body
  const papers = await storedPapers(tx, player)
  const known = papers.find(({ paper_id }) => paper_id === paperId)
  if (known && !isSame(known, body)) return invalid('paperId', 'notAllowed')
  const type = piece === 1 ? paperTypeOf(content) : null
  if (piece === 1 && type === null) return invalid('content', 'notAllowed')
  if (!known) {
    if (papers.filter((paper) => !paper.handed_in).length >= paperLimits.files)
      return { refused: 'listFull' }
    await insertPaper(tx, player, { paperId, kind, pieces, nowMs })
  }
  const sealed = sealSecret(sealKey, pieceOwner(player, paperId, piece), content)
  await insertPiece(tx, player, { paperId, number: piece, bytes: content.length, sealed, type })
  return null
}

const isSame = (paper: StoredPaper, { kind, pieces }: Piece): boolean =>
  paper.kind === kind && paper.pieces === pieces && !paper.handed_in

/** Sizes that no file within the limits can have. */
function faultOf({ piece, pieces }: Piece, content: Uint8Array): Refused | null {
  const { bytes, pieceBytes } = paperLimits
  if (piece > pieces) return invalid('piece', 'format')
  const isLast = piece === pieces
  if (isLast ? content.length > pieceBytes : content.length !== pieceBytes)
    return invalid('content', 'format')
  return (piece - 1) * pieceBytes + content.length > bytes ? invalid('content', 'tooLong') : null
}

const invalid = (field: string, fault: 'format' | 'tooLong' | 'notAllowed'): Refused => ({
  refused: 'formInvalid',
  invalidFields: { [field]: fault },
})
