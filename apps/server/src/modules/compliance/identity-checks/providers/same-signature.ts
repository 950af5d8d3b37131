import { timingSafeEqual } from 'node:crypto'

/** Compares a signature in hexadecimal digits with the one that was given, in the same time whatever it is. */
export function sameSignature(expected: Buffer, given: string | undefined): boolean {
  if (given === undefined || !/^[0-9a-f]+$/i.test(given)) return false
  const bytes = Buffer.from(given, 'hex')
  return bytes.length === expected.length && timingSafeEqual(bytes, expected)
}
