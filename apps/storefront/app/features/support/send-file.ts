import { requestKey } from '../../../asking/request-key.ts'
import { piecesOf } from '../cashier/identity/pieces.ts'
import { prepared } from '../cashier/identity/prepared.ts'
import type { Client } from '../../shell/session/client.ts'

/** Bytes of a file: written here once more, for the contract's test holds it to that. */
const bytesAtMost = 2_000_000

/** Sends a file piece by piece, a large picture smaller. @returns its id; null for one that is too large or that the house does not take. */
export async function sendFile(client: Client, file: File): Promise<string | null> {
  const bytes = await prepared(file)
  if (bytes === null || bytes.length > bytesAtMost) return null
  const fileId = requestKey()
  const pieces = piecesOf(bytes)
  for (const [index, content] of pieces.entries()) {
    const piece = {
      fileId,
      piece: String(index + 1),
      pieces: String(pieces.length),
      content,
    }
    const manner = { shows: ['formInvalid', 'listFull'] } as const
    const answer = await client.ask('supportFile', piece, { ...manner, passive: true })
    if (answer.ok) continue
    if (answer.failure.type !== 'unreachable') return null
    if (!(await client.ask('supportFile', piece, manner)).ok) return null
  }
  return fileId
}
