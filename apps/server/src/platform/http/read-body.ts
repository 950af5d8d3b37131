import type { IncomingMessage } from 'node:http'
import type { Readable } from 'node:stream'

/**
 * A request's body as text; or that it is larger than it may be; or that whoever sent it is gone. Takes time in proportion to the
 * body, in however many pieces it comes; keeps nothing beyond the limit.
 */
export function readBody(
  request: Readable & Pick<IncomingMessage, 'headers'>,
  limitBytes: number,
): Promise<{ readonly text: string } | 'tooLarge' | 'gone'> {
  return new Promise((resolve) => {
    if (Number(request.headers['content-length'] ?? 0) > limitBytes) return resolve('tooLarge')
    const pieces: Buffer[] = []
    let length = 0
    const gather = (piece: Buffer): void => {
      length += piece.length
      if (length <= limitBytes) {
        pieces.push(piece)
        return
      }
      request.off('data', gather)
      resolve('tooLarge')
    }
    request.on('data', gather)
    request.once('end', () => resolve({ text: textOf(pieces) }))
    request.once('close', () => resolve('gone'))
    return undefined
  })
}

/** Most bodies come in one piece. */
const textOf = (pieces: readonly Buffer[]): string =>
  (pieces.length === 1 ? pieces[0] : Buffer.concat(pieces))?.toString() ?? ''
