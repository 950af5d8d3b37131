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
  return Uint8Array.from({ length: hex.length / 2 }, (_, i) =>
    Number.parseInt(hex.slice(i * 2, i * 2 + 2), 16),
  )
}
