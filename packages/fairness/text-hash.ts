import { toHex } from './hex.ts'
import { sha256 } from './sha256.ts'

const encoder = new TextEncoder()

/** SHA-256 of a text as UTF-8, in hexadecimal digits. */
export const textHash = (text: string): string => toHex(sha256(encoder.encode(text)))
