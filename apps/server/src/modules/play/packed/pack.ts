import { codes, room } from './codes.ts'
import type { Vocabulary } from './vocabulary.ts'

/** Packs JSON values in a tenth to a fifth of their text. */
export type Pack = (value: unknown) => Buffer

interface Known {
  readonly texts: ReadonlyMap<string, number>
  readonly shapes: ShapesFrom
}

/** Key by key to the number of a shape: no list of keys is made to be looked up. */
interface ShapesFrom {
  /** Of the shape that ends here; -1 for none. */
  index: number
  readonly next: Map<string, ShapesFrom>
}

/** Grows; shared by all packs, because packing never waits. */
let scratch = Buffer.allocUnsafe(64 * 1024)
let end = 0

/**
 * A packer for one vocabulary. What it packs, `createUnpack` gives back so that `JSON.stringify` makes the same text of both.
 * @throws TypeError for what JSON cannot say (bigint, function, symbol, a number that is not finite).
 */
export function createPack(vocabulary: Vocabulary): Pack {
  const known: Known = {
    texts: new Map(vocabulary.texts.map((text, index) => [text, index])),
    shapes: shapesOf(vocabulary),
  }
  return (value) => {
    end = 0
    write(value, known)
    const packed = Buffer.allocUnsafe(end)
    scratch.copy(packed, 0, 0, end)
    return packed
  }
}

function shapesOf({ shapes }: Vocabulary): ShapesFrom {
  const root: ShapesFrom = { index: -1, next: new Map() }
  for (const [index, keys] of shapes.entries()) {
    let from = root
    for (const key of keys) {
      const next = from.next.get(key) ?? { index: -1, next: new Map() }
      from.next.set(key, next)
      from = next
    }
    from.index = index
  }
  return root
}

function write(value: unknown, known: Known): void {
  if (end + 16 > scratch.length) grow(16)
  if (typeof value === 'number') writeNumber(value)
  else if (typeof value === 'string') writeText(value, known)
  else if (value === null) byte(codes.null)
  else if (typeof value === 'boolean') byte(value ? codes.true : codes.false)
  else if (Array.isArray(value)) writeArray(value, known)
  else if (isObject(value)) writeObject(value, known)
  else throw new TypeError(`a ${typeof value} cannot be packed`)
}

type JsonObject = Readonly<Record<string, unknown>>

const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null

function writeNumber(value: number): void {
  if (!Number.isSafeInteger(value) || Object.is(value, -0)) {
    if (!Number.isFinite(value)) throw new TypeError(`${value} cannot be packed`)
    byte(codes.float)
    end = scratch.writeDoubleBE(value, end)
  } else if (value < 0) {
    byte(codes.negative)
    varint(-value)
  } else if (value < room.low) {
    byte(codes.low + value)
  } else {
    byte(codes.whole)
    varint(value)
  }
}

function writeText(value: string, { texts }: Known): void {
  const index = texts.get(value)
  if (index === undefined) {
    byte(codes.text)
    bytesOf(value)
  } else if (index < room.lowText) {
    byte(codes.lowText + index)
  } else {
    byte(codes.knownText)
    varint(index)
  }
}

function writeArray(values: readonly unknown[], known: Known): void {
  if (values.length < room.shortArray) byte(codes.shortArray + values.length)
  else {
    byte(codes.array)
    varint(values.length)
  }
  // As in JSON: what is not there is null in a list.
  for (const value of values) write(value === undefined ? null : value, known)
}

function writeObject(value: JsonObject, known: Known): void {
  const keys = Object.keys(value)
  const index = shapeIn(known.shapes, value, keys)
  if (index === -1) return writeUnknown(value, known)
  if (index < room.lowShape) byte(codes.lowShape + index)
  else {
    byte(codes.knownShape)
    varint(index)
  }
  for (const key of keys) {
    const element = value[key]
    if (element !== undefined) write(element, known)
  }
}

// As in JSON: a key without a value is not there.
function shapeIn(shapes: ShapesFrom, value: JsonObject, keys: readonly string[]): number {
  let from: ShapesFrom | undefined = shapes
  for (const key of keys) {
    if (value[key] !== undefined) from = from.next.get(key)
    if (!from) return -1
  }
  return from.index
}

function writeUnknown(value: JsonObject, known: Known): void {
  const there = Object.entries(value).filter(([, element]) => element !== undefined)
  byte(codes.object)
  varint(there.length)
  for (const [key, element] of there) {
    bytesOf(key)
    write(element, known)
  }
}

function byte(value: number): void {
  scratch[end++] = value
}

function varint(value: number): void {
  let rest = value
  while (rest >= 0x80) {
    byte((rest % 0x80) + 0x80)
    rest = Math.floor(rest / 0x80)
  }
  byte(rest)
}

function bytesOf(text: string): void {
  const length = Buffer.byteLength(text)
  if (end + length + 16 > scratch.length) grow(length + 16)
  varint(length)
  end += scratch.write(text, end)
}

function grow(by: number): void {
  const larger = Buffer.allocUnsafe(Math.max(scratch.length * 2, end + by))
  scratch.copy(larger, 0, 0, end)
  scratch = larger
}
