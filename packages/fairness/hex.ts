/** The digits of every byte: looked up, for hashes are written out for each bet. */
const digits = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, '0'))

/** Bytes as lower-case hexadecimal digits. */
export function toHex(bytes: Uint8Array): string {
  let hex = ''
  for (const byte of bytes) hex += digits[byte] ?? ''
  return hex
}

/**
 * Bytes that hexadecimal digits (of either case) stand for.
 * @throws RangeError when they are not digits in pairs.
 */
export function fromHex(hex: string): Uint8Array {
  if (!/^(?:[0-9a-fA-F]{2})*$/.test(hex)) throw new RangeError('not hexadecimal digits in pairs')
  const bytes = new Uint8Array(hex.length / 2)
  for (let i = 0; i < bytes.length; i++) {
    bytes[i] = digitAt(hex, i * 2) * 16 + digitAt(hex, i * 2 + 1)
  }
  return bytes
}

/** What a digit stands for: of `0` to `9` the low four bits, of letters nine more than those. */
function digitAt(hex: string, at: number): number {
  const code = hex.charCodeAt(at)
  return (code & 15) + (code > 57 ? 9 : 0)
}
