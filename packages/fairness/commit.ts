import { toHex } from './hex.ts'
import { sha256 } from './sha256.ts'

/** Bytes of a server seed. */
export const seedBytes = 32

/** What is shown of a server seed before it is used: the SHA-256 of its bytes, in hexadecimal digits. */
export function seedHash(seed: Uint8Array): string {
  return toHex(sha256(seed))
}
