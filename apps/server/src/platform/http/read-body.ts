import type { IncomingMessage } from 'node:http'

/** A request's body as text; or that it is larger than it may be; or that whoever sent it is gone. */
export function readBody(
  request: IncomingMessage,
  limitBytes: number,
): Promise<{ readonly text: string } | 'tooLarge' | 'gone'> {
  return new Promise((resolve) => {
    if (Number(request.headers['content-length'] ?? 0) > limitBytes) return resolve('tooLarge')
    let bytes: Buffer | undefined
    request.on('data', (chunk: Buffer) => {
      bytes = bytes === undefined ? chunk : Buffer.concat([bytes, chunk])
      if (bytes.length > limitBytes) resolve('tooLarge')
    })
    request.once('end', () => resolve({ text: bytes === undefined ? '' : bytes.toString() }))
    request.once('close', () => resolve('gone'))
    return undefined
  })
}
