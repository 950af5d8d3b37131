import { createHash } from 'node:crypto'

/** A deed as it is written down. */
export interface Deed {
  readonly number: bigint
  /** Epoch milliseconds. */
  readonly at: number
  readonly staff: string
  readonly deed: string
  readonly subject: string
  /** JSON, to the byte. */
  readonly facts: string
}

/** What stands before the first deed. */
export const beginning: Uint8Array = new Uint8Array(32)

/** Seals a deed to the one before. Each part is told by its length, so that no two deeds read the same. */
export function hashOf(previous: Uint8Array, one: Deed): Buffer {
  const hash = createHash('sha256').update(previous)
  for (const part of [one.number, one.at, one.staff, one.deed, one.subject, one.facts]) {
    const text = String(part)
    hash.update(`${Buffer.byteLength(text)}:`).update(text)
  }
  return hash.digest()
}
