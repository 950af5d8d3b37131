import type { PaperKind } from '@fairhouse/contract/entities/identity-check'
import type { Answer } from '../../../../asking/ask.ts'
import { requestKey } from '../../../../asking/request-key.ts'
import type { Client } from '../../../shell/session/client.ts'
import { piecesOf } from './pieces.ts'
import { prepared } from './prepared.ts'

interface Paper {
  readonly kind: PaperKind
  readonly file: File
  /** Told after each piece: how much of the file is there, from 0 to 1. */
  told(share: number): void
}

const shows = ['formInvalid', 'notPermitted', 'listFull'] as const

/** Sends a file piece by piece; a piece that was lost on the way is sent once more. @returns null for a file that is too large. */
export async function sendPaper(
  client: Client,
  { kind, file, told }: Paper,
): Promise<Answer<'identityDocument'> | null> {
  const bytes = await prepared(file)
  if (bytes === null) return null
  const paperId = requestKey()
  const pieces = piecesOf(bytes)
  let last: Answer<'identityDocument'> | null = null
  for (const [index, content] of pieces.entries()) {
    const piece = { paperId, kind, piece: index + 1, pieces: pieces.length, content }
    last = await client.ask('identityDocument', piece, { shows, passive: true })
    if (!last.ok && last.failure.type === 'unreachable')
      last = await client.ask('identityDocument', piece, { shows })
    if (!last.ok) return last
    told((index + 1) / pieces.length)
  }
  return last
}
