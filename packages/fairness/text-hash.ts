import { toHex } from './hex.ts'
import { sha256 } from './sha256.ts'

const encoder = new TextEncoder()

/** Gives the SHA-256 of a text as UTF-8, in hexadecimal digits. A server may bring its machine's own, which is faster. */
export type TextHash = (text: string) => string

/** SHA-256 of a text as UTF-8, in hexadecimal digits. */
export const textHash: TextHash = (text) => toHex(sha256(encoder.encode(text)))
