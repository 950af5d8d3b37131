import { codes } from './codes.ts'
import type { Vocabulary } from './vocabulary.ts'

/** Gives back what was packed with the same vocabulary. */
export type Unpack = (packed: Uint8Array) => unknown

interface Reading {
  readonly bytes: Buffer
  at: number
  readonly vocabulary: Vocabulary
}

/** @throws RangeError when the bytes are not one packed value, or were packed with another vocabulary. */
export function createUnpack(vocabulary: Vocabulary): Unpack {
  return (packed) => {
    const bytes = Buffer.from(packed.buffer, packed.byteOffset, packed.byteLength)
    const reading: Reading = { bytes, at: 0, vocabulary }
    const value = read(reading)
    if (reading.at !== bytes.length) throw new RangeError('bytes behind a packed value')
    return value
  }
}

function read(from: Reading): unknown {
  const code = byte(from)
  if (code >= codes.low) return code - codes.low
  if (code >= codes.shortArray) return list(from, code - codes.shortArray)
  if (code >= codes.lowShape) return shaped(from, code - codes.lowShape)
  if (code >= codes.lowText) return knownText(from, code - codes.lowText)
  return readLong(from, code)
}

function readLong(from: Reading, code: number): unknown {
  switch (code) {
    case codes.null:
      return null
    case codes.true:
      return true
    case codes.false:
      return false
    case codes.float:
      return float(from)
    case codes.text:
      return text(from)
    case codes.object:
      return object(from, varint(from))
    case codes.array:
      return list(from, varint(from))
    case codes.negative:
      return -varint(from)
    case codes.whole:
      return varint(from)
    case codes.knownText:
      return knownText(from, varint(from))
    case codes.knownShape:
      return shaped(from, varint(from))
    default:
      throw new RangeError(`no packed value begins with ${code}`)
  }
}

function list(from: Reading, length: number): unknown[] {
  const values: unknown[] = []
  while (values.length < length) values.push(read(from))
  return values
}

function shaped(from: Reading, index: number): unknown {
  const keys = from.vocabulary.shapes[index]
  if (!keys) throw new RangeError(`the vocabulary has no shape ${index}`)
  return Object.fromEntries(keys.map((key) => [key, read(from)]))
}

function object(from: Reading, keys: number): unknown {
  const entries: [string, unknown][] = []
  while (entries.length < keys) entries.push([text(from), read(from)])
  return Object.fromEntries(entries)
}

function knownText({ vocabulary }: Reading, index: number): string {
  const found = vocabulary.texts[index]
  if (found === undefined) throw new RangeError(`the vocabulary has no text ${index}`)
  return found
}

function text(from: Reading): string {
  const length = varint(from)
  const end = from.at + length
  if (end > from.bytes.length) throw new RangeError('a packed text is cut off')
  const found = from.bytes.toString('utf8', from.at, end)
  from.at = end
  return found
}

function float(from: Reading): number {
  const found = from.bytes.readDoubleBE(from.at)
  from.at += 8
  return found
}

function varint(from: Reading): number {
  let value = 0
  for (let scale = 1; ; scale *= 0x80) {
    const next = byte(from)
    value += (next % 0x80) * scale
    if (next < 0x80) return value
  }
}

function byte(from: Reading): number {
  const value = from.bytes[from.at++]
  if (value === undefined) throw new RangeError('a packed value is cut off')
  return value
}
