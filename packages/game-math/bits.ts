/** How many bits of a 32-bit number are set (Warren, Hacker's Delight, 5-1). */
export function bitCount(value: number): number {
  let count = value - ((value >>> 1) & 0x55555555)
  count = (count & 0x33333333) + ((count >>> 2) & 0x33333333)
  count = (count + (count >>> 4)) & 0x0f0f0f0f
  return Math.imul(count, 0x01010101) >>> 24
}
