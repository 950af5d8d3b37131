import { crc32 } from 'node:zlib'

/** What stands before an end, as far as gzip asks for it. */
export interface Before {
  /** Of the bytes before they were pressed. */
  readonly crc: number
  readonly length: number
}

/** More does not fit into one block of gzip. */
const mostBytes = 65_535

/**
 * The end of a Brotli stream that was flushed: a meta-block with the bytes as they are, and the empty one that says that nothing follows
 * (RFC 7932, section 9.2).
 * @throws RangeError for more than 65,535 bytes.
 */
export function brotliEnd(bytes: Buffer): Buffer {
  assertFits(bytes)
  if (bytes.length === 0) return Buffer.of(lastAndEmpty)
  const head = Buffer.alloc(3)
  // From the lowest bit: not the last, a length of four nibbles, the length less one, stored as it is.
  head.writeUIntLE(((bytes.length - 1) << 3) | (1 << 19), 0, 3)
  return Buffer.concat([head, bytes, Buffer.of(lastAndEmpty)])
}

const lastAndEmpty = 0b11

/**
 * The end of a gzip stream that was flushed: a last block with the bytes as they are (RFC 1951, section 3.2.4) and the check of
 * everything (RFC 1952, section 2.3.1).
 * @throws RangeError for more than 65,535 bytes.
 */
export function gzipEnd(bytes: Buffer, before: Before): Buffer {
  assertFits(bytes)
  const head = Buffer.alloc(5)
  head.writeUInt8(lastAndStored)
  head.writeUInt16LE(bytes.length, 1)
  head.writeUInt16LE(~bytes.length & 0xffff, 3)
  const check = Buffer.alloc(8)
  check.writeUInt32LE(crc32(bytes, before.crc))
  check.writeUInt32LE((before.length + bytes.length) % 2 ** 32, 4)
  return Buffer.concat([head, bytes, check])
}

const lastAndStored = 0b001

function assertFits({ length }: Buffer): void {
  if (length > mostBytes)
    throw new RangeError(`an end of ${length} bytes is too long for one block`)
}
