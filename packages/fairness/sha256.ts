/** SHA-256 (FIPS 180-4), in plain arithmetic so that browser and server run the very same lines. */

export const blockBytes = 64
export const digestBytes = 32
/** The padding needs one marker byte and eight bytes of length. */
const paddingBytes = 9

/** First 32 bits of the fractional parts of the cube roots of the first 64 primes (FIPS 180-4, 4.2.2). */
// biome-ignore format: a table reads better in rows.
const roundConstants = Int32Array.of(
  0x428a2f98, 0x71374491, 0xb5c0fbcf, 0xe9b5dba5, 0x3956c25b, 0x59f111f1, 0x923f82a4, 0xab1c5ed5,
  0xd807aa98, 0x12835b01, 0x243185be, 0x550c7dc3, 0x72be5d74, 0x80deb1fe, 0x9bdc06a7, 0xc19bf174,
  0xe49b69c1, 0xefbe4786, 0x0fc19dc6, 0x240ca1cc, 0x2de92c6f, 0x4a7484aa, 0x5cb0a9dc, 0x76f988da,
  0x983e5152, 0xa831c66d, 0xb00327c8, 0xbf597fc7, 0xc6e00bf3, 0xd5a79147, 0x06ca6351, 0x14292967,
  0x27b70a85, 0x2e1b2138, 0x4d2c6dfc, 0x53380d13, 0x650a7354, 0x766a0abb, 0x81c2c92e, 0x92722c85,
  0xa2bfe8a1, 0xa81a664b, 0xc24b8b70, 0xc76c51a3, 0xd192e819, 0xd6990624, 0xf40e3585, 0x106aa070,
  0x19a4c116, 0x1e376c08, 0x2748774c, 0x34b0bcb5, 0x391c0cb3, 0x4ed8aa4a, 0x5b9cca4f, 0x682e6ff3,
  0x748f82ee, 0x78a5636f, 0x84c87814, 0x8cc70208, 0x90befffa, 0xa4506ceb, 0xbef9a3f7, 0xc67178f2,
)

/** A chaining value: eight 32-bit words. */
export type ShaState = Int32Array

/** Where every hash starts (FIPS 180-4, 5.3.3). A fresh copy each time. */
export function initialState(): ShaState {
  return Int32Array.of(
    0x6a09e667,
    0xbb67ae85,
    0x3c6ef372,
    0xa54ff53a,
    0x510e527f,
    0x9b05688c,
    0x1f83d9ab,
    0x5be0cd19,
  )
}

/** The compiler cannot know that an index is in bounds; here it always is. */
function at(words: Int32Array, index: number): number {
  return words[index] ?? 0
}

/** The same of bytes: apart, so that each meets one kind of list and the loops over words stay fast. */
function byteAt(bytes: Uint8Array, index: number): number {
  return bytes[index] ?? 0
}

/** The message schedule of the block at work. One for all: nothing here is asynchronous. */
const schedule = new Int32Array(64)

/**
 * Mixes one block into a chaining value.
 * @param from chaining value before; unchanged unless it is also `into`.
 * @param block sixteen big-endian words.
 */
export function compress(from: ShaState, block: Int32Array, into: ShaState): void {
  expand(block)
  let a = at(from, 0)
  let b = at(from, 1)
  let c = at(from, 2)
  let d = at(from, 3)
  let e = at(from, 4)
  let f = at(from, 5)
  let g = at(from, 6)
  let h = at(from, 7)
  for (let i = 0; i < 64; i++) {
    const sum1 = ((e >>> 6) | (e << 26)) ^ ((e >>> 11) | (e << 21)) ^ ((e >>> 25) | (e << 7))
    const choice = (e & f) ^ (~e & g)
    const t1 = (h + sum1 + choice + at(roundConstants, i) + at(schedule, i)) | 0
    const sum0 = ((a >>> 2) | (a << 30)) ^ ((a >>> 13) | (a << 19)) ^ ((a >>> 22) | (a << 10))
    const majority = (a & b) ^ (a & c) ^ (b & c)
    h = g
    g = f
    f = e
    e = (d + t1) | 0
    d = c
    c = b
    b = a
    a = (t1 + sum0 + majority) | 0
  }
  into[0] = at(from, 0) + a
  into[1] = at(from, 1) + b
  into[2] = at(from, 2) + c
  into[3] = at(from, 3) + d
  into[4] = at(from, 4) + e
  into[5] = at(from, 5) + f
  into[6] = at(from, 6) + g
  into[7] = at(from, 7) + h
}

function expand(block: Int32Array): void {
  for (let i = 0; i < 16; i++) schedule[i] = at(block, i)
  for (let i = 16; i < 64; i++) {
    const x = at(schedule, i - 15)
    const y = at(schedule, i - 2)
    const sigma0 = ((x >>> 7) | (x << 25)) ^ ((x >>> 18) | (x << 14)) ^ (x >>> 3)
    const sigma1 = ((y >>> 17) | (y << 15)) ^ ((y >>> 19) | (y << 13)) ^ (y >>> 10)
    schedule[i] = at(schedule, i - 16) + at(schedule, i - 7) + sigma0 + sigma1
  }
}

const absorbed = new Int32Array(16)

/**
 * Mixes the rest of a message and its padding into `state`.
 * @param message read from 0 to `length`; what comes after is ignored.
 * @param bytesBefore bytes that `state` has taken already, a multiple of 64.
 */
export function absorb(
  state: ShaState,
  message: Uint8Array,
  length: number,
  bytesBefore: number,
): void {
  const blocks = Math.ceil((length + paddingBytes) / blockBytes)
  const bits = (bytesBefore + length) * 8
  for (let block = 0; block < blocks; block++) {
    const start = block * blockBytes
    for (let word = 0; word < 16; word++) absorbed[word] = wordAt(message, length, start + word * 4)
    if (block === blocks - 1) {
      absorbed[14] = Math.floor(bits / 0x1_0000_0000)
      absorbed[15] = bits
    }
    compress(state, absorbed, state)
  }
}

/** Four bytes of the padded message, big-endian: its bytes, then 0x80, then zeros. */
function wordAt(message: Uint8Array, length: number, start: number): number {
  if (start + 4 <= length) {
    return (
      (byteAt(message, start) << 24) |
      (byteAt(message, start + 1) << 16) |
      (byteAt(message, start + 2) << 8) |
      byteAt(message, start + 3)
    )
  }
  let word = 0
  for (let i = start; i < start + 4 && i <= length; i++) {
    word |= (i === length ? 0x80 : byteAt(message, i)) << (24 - 8 * (i - start))
  }
  return word
}

/** Eight words as 32 bytes, big-endian. */
export function stateBytes(state: ShaState): Uint8Array {
  const bytes = new Uint8Array(digestBytes)
  const view = new DataView(bytes.buffer)
  state.forEach((word, i) => {
    view.setInt32(i * 4, word)
  })
  return bytes
}

/** The SHA-256 digest of a message: 32 bytes. */
export function sha256(message: Uint8Array): Uint8Array {
  const state = initialState()
  absorb(state, message, message.length, 0)
  return stateBytes(state)
}
