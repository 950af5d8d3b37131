import { Writable } from 'node:stream'
import type { ReactNode } from 'react'
import { renderToPipeableStream } from 'react-dom/server'

interface Streaming {
  readonly nonce?: string
  /** Send nothing before everything is there, for those who read a page once. */
  readonly whole: boolean
  /** Milliseconds after which what is still outstanding is given up. */
  readonly giveUpAfter: number
  readonly onError: (error: unknown) => void
}

/**
 * Renders a page and sends it as it grows. React writes a page in pieces of two kilobytes; whatever it writes in one go is sent as one,
 * because each piece costs a turn through every stream and the compression behind it.
 * @throws what the page's frame throws, before anything was sent.
 */
export function streamPage(page: ReactNode, streaming: Streaming): Promise<ReadableStream> {
  const { nonce, whole, giveUpAfter, onError } = streaming
  const { promise, resolve, reject } = Promise.withResolvers<ReadableStream>()
  const begin = (): void => resolve(gathered(pipe, () => abort(), settled))
  const { pipe, abort } = renderToPipeableStream(page, {
    ...(nonce === undefined ? {} : { nonce }),
    onError,
    // Parts that sleep in the browser (`waking/asleep.tsx`) stand where they belong from the beginning, whatever their size.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onShellError: (error) => {
      settled()
      reject(error)
    },
    ...(whole ? { onAllReady: begin } : { onShellReady: begin }),
  })
  // Taken back as soon as the page is there: a signal with a time limit would keep each page in memory until then.
  const limit = setTimeout(() => abort(new Error('the page took too long')), giveUpAfter)
  const settled = (): void => clearTimeout(limit)
  return promise
}

function gathered(
  pipe: (to: Writable) => unknown,
  abort: () => void,
  settled: () => void,
): ReadableStream<Uint8Array> {
  let isWanted = true
  return new ReadableStream({
    start: (sending) => {
      let pieces: Buffer[] = []
      const send = (): void => {
        if (isWanted && pieces.length > 0) sending.enqueue(Buffer.concat(pieces))
        pieces = []
      }
      const gathering = new Writable({
        write: (piece: Buffer, _encoding, done) => {
          if (pieces.push(piece) === 1) setImmediate(send)
          done()
        },
        final: (done) => {
          settled()
          send()
          if (isWanted) sending.close()
          isWanted = false
          done()
        },
      })
      pipe(gathering)
    },
    // The browser went away: what React still writes is for nobody.
    cancel: () => {
      isWanted = false
      settled()
      abort()
    },
  })
}
