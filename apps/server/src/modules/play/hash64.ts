import { hash } from 'node:crypto'

/** The first 64 bits of a text's SHA-256, as the signed number that a bigint column holds. */
export const hash64 = (text: string): bigint => hash('sha256', text, 'buffer').readBigInt64BE(0)
