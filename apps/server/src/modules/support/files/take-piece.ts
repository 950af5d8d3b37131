import type { BodyOf } from '@fairhouse/contract/call'
import type { supportFile } from '@fairhouse/contract/calls/support-tickets'
import { ticketFileLimits } from '@fairhouse/contract/support-choices'
import { paperTypeOf } from '#platform/paper-type'
import type { Outcome, PlayerAsk, Refused } from '#platform/answer'
import type { Transaction } from '#platform/database'
import type { PlayerId } from '#platform/ids'
import { sealSecret } from '#platform/sealed'
import type { SupportNeeds } from '../needs.ts'
import { bytesOfFiles, heldFiles, insertFile, insertPiece } from '../store/files.ts'

type Piece = BodyOf<typeof supportFile>

/** What a piece is sealed to: nobody can put it into another file, or another place of it. */
export const pieceOwner = (player: PlayerId, fileId: string, piece: number): string =>
  `ticket file ${player} ${fileId} ${piece}`

/** Keeps a piece of a file. The same piece again changes nothing. */
export async function takePiece(
  needs: SupportNeeds,
  { player }: PlayerAsk,
  body: Piece,
): Promise<Outcome<{ readonly complete: boolean }>> {
  const content = Buffer.from(body.content, 'base64url')
  const fault = faultOf(body, content)
  if (fault) return fault
  const kept = await needs.database.transaction((tx) => keep(needs, tx, { player, body, content }))
  return 'refused' in kept ? kept : { reply: kept }
}

async function keep(
  { clock, sealKey }: SupportNeeds,
  tx: Transaction,
  {
    player,
    body,
    content,
  }: { readonly player: PlayerId; readonly body: Piece; readonly content: Buffer },
): Promise<Refused | { readonly complete: boolean }> {
  const { fileId, piece, pieces } = body
  const files = await heldFiles(tx, player, fileId)
  const known = files.find((file) => file.fileId === fileId)
  if (known && (known.pieces !== pieces || known.attached)) return invalid('fileId', 'notAllowed')
  const type = piece === 1 ? paperTypeOf(content) : null
  if (piece === 1 && type === null) return invalid('content', 'notAllowed')
  if (!known) {
    if (files.filter(({ attached }) => !attached).length >= ticketFileLimits.waiting)
      return { refused: 'listFull' }
    await insertFile(tx, player, { fileId, pieces, nowMs: clock.now() })
  }
  if (
    (await bytesOfFiles(tx, player, { fileId, piece })) + content.length >
    ticketFileLimits.allBytes
  )
    return { refused: 'listFull' }
  const sealed = sealSecret(sealKey, pieceOwner(player, fileId, piece), content)
  await insertPiece(tx, player, { fileId, number: piece, bytes: content.length, sealed, type })
  const [now] = (await heldFiles(tx, player, fileId)).filter((file) => file.fileId === fileId)
  return { complete: now?.here === pieces && now.type !== null }
}

/** Sizes that no file within the limits can have. */
function faultOf({ piece, pieces }: Piece, content: Uint8Array): Refused | null {
  const { bytes, pieceBytes } = ticketFileLimits
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
