import type { PaperType } from '@fairhouse/contract/entities/identity-check'
import type { Queryable } from '#platform/database'
import { openSecret } from '#platform/sealed'
import { sealedPieces } from '../store/files.ts'
import { pieceOwner } from './take-piece.ts'

/** A file that came with a ticket, opened; null when there is none. Whoever asks has checked who may see the ticket. */
export async function readFile(
  on: Queryable,
  sealKey: Uint8Array,
  { ticket, fileId }: { readonly ticket: string; readonly fileId: string },
): Promise<{ readonly type: PaperType; readonly content: Uint8Array } | null> {
  const pieces = await sealedPieces(on, ticket, fileId)
  const [first] = pieces
  if (!first) return null
  return {
    type: first.type,
    content: Buffer.concat(
      pieces.map(({ player, piece, sealed }) =>
        openSecret(sealKey, pieceOwner(player, fileId, piece), sealed),
      ),
    ),
  }
}
