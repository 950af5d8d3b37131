import { promisify } from 'node:util'
import { brotliCompress, constants, crc32, gzip } from 'node:zlib'
import type { Encoding } from './accepted-encoding.ts'
import { brotliEnd, gzipEnd } from './stored-end.ts'

/** What many answers begin with. It is pressed once; each answer's own end follows in the same stream. */
export interface CommonStart {
  /** Bytes before they are pressed. */
  readonly length: number
  /** The start and an end of at most 65,535 bytes, as one answer. @param encoding null: as it is. */
  readonly withEnd: (end: string, encoding: Encoding | null) => Promise<Buffer>
}

/** It is pressed once in some seconds for all who ask: worth more time than an answer to one. */
const brotliLevel = 6

export function createCommonStart(text: string): CommonStart {
  const start = Buffer.from(text)
  const before = { crc: crc32(start), length: start.length }
  const pressed = new Map<Encoding | null, Promise<Buffer>>()
  const pressedFor = (encoding: Encoding | null): Promise<Buffer> => {
    const found = pressed.get(encoding) ?? press(start, encoding)
    pressed.set(encoding, found)
    return found
  }
  return {
    length: start.length,
    withEnd: async (end, encoding) => {
      const own = Buffer.from(end)
      const ended =
        encoding === null ? own : encoding === 'br' ? brotliEnd(own) : gzipEnd(own, before)
      return Buffer.concat([await pressedFor(encoding), ended])
    },
  }
}

/** Up to a flush: whole bytes, after which anything may follow. */
async function press(start: Buffer, encoding: Encoding | null): Promise<Buffer> {
  if (encoding === null) return start
  if (encoding === 'gzip') return promisify(gzip)(start, { finishFlush: constants.Z_SYNC_FLUSH })
  return promisify(brotliCompress)(start, {
    finishFlush: constants.BROTLI_OPERATION_FLUSH,
    params: {
      [constants.BROTLI_PARAM_QUALITY]: brotliLevel,
      [constants.BROTLI_PARAM_SIZE_HINT]: start.length,
    },
  })
}
