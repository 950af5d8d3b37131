/**
 * A 64-bit number of a text, for telling requests apart: two 32-bit lanes that multiply and rotate each UTF-16 unit in, then
 * the finaliser of MurmurHash3 (Appleby 2011). A tenth of the time of SHA-256 through the platform. It resists chance, not
 * intent; whoever makes two of his own requests collide hears the first answer twice and gains nothing.
 */
export function mix64(text: string): bigint {
  let left = 0x9e3779b9 ^ text.length
  let right = 0x7f4a7c15 ^ text.length
  for (let i = 0; i < text.length; i++) {
    const unit = text.charCodeAt(i)
    left = Math.imul(rotated(left ^ unit, 15), 0xcc9e2d51)
    right = Math.imul(rotated(right + unit, 13), 0x1b873593) ^ left
  }
  words[0] = finished(left ^ rotated(right, 16))
  words[1] = finished(right)
  return numbers[0] ?? 0n
}

const words = new Int32Array(2)
const numbers = new BigInt64Array(words.buffer)

const rotated = (word: number, bits: number): number => (word << bits) | (word >>> (32 - bits))

function finished(word: number): number {
  let mixed = word
  mixed = Math.imul(mixed ^ (mixed >>> 16), 0x85ebca6b)
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35)
  return mixed ^ (mixed >>> 16)
}
