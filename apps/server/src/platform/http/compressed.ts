import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { acceptedEncoding, type Encoding } from './accepted-encoding.ts'
import type { Piece } from './text-frame.ts'

/** Below this an answer fits in a few packets, and pressing it costs more time than the bytes it saves are worth. */
const worthwhile = 8_192
/** The knee: higher levels cost more time than the bytes they save are worth on a live answer. */
const brotliLevel = 4

export const isWorthPressing = ({ length }: Piece): boolean => length >= worthwhile

/** A long answer pressed as its asker can read it; null when it goes out as it is. */
export async function compressed(
  text: Piece,
  accepts: string | string[] | undefined,
): Promise<{ readonly encoding: Encoding; readonly bytes: Buffer } | null> {
  if (!isWorthPressing(text)) return null
  const encoding = acceptedEncoding(accepts)
  if (encoding === null) return null
  if (encoding === 'gzip') return { encoding, bytes: await promisify(gzip)(text) }
  const brotli = { params: { [constants.BROTLI_PARAM_QUALITY]: brotliLevel } }
  return { encoding, bytes: await promisify(brotliCompress)(text, brotli) }
}
