import {
  absorb,
  blockBytes,
  compress,
  initialState,
  type ShaState,
  sha256,
  stateBytes,
} from './sha256.ts'

/** A key made ready: the chaining values after the inner and the outer padded key (RFC 2104), computed once. */
export interface HmacKey {
  readonly inner: ShaState
  readonly outer: ShaState
}

/** Makes a key ready. Any length; one longer than 64 bytes is hashed first, as RFC 2104 says. */
export function hmacKey(key: Uint8Array): HmacKey {
  const bytes = new Uint8Array(blockBytes)
  bytes.set(key.length > blockBytes ? sha256(key) : key)
  return { inner: paddedKey(bytes, 0x36363636), outer: paddedKey(bytes, 0x5c5c5c5c) }
}

function paddedKey(key: Uint8Array, padding: number): ShaState {
  const view = new DataView(key.buffer)
  const block = new Int32Array(16)
  for (let i = 0; i < 16; i++) block[i] = view.getInt32(i * 4) ^ padding
  const state = initialState()
  compress(state, block, state)
  return state
}

/** The outer message is always one block: an inner digest of 32 bytes, 0x80, zeros, and the length in bits of 64 + 32 bytes. */
const outerBlock = new Int32Array(16)
outerBlock[8] = 0x80000000
outerBlock[15] = (blockBytes + 32) * 8

const innerState: ShaState = new Int32Array(8)

/**
 * HMAC-SHA256 of the first `length` bytes of `message`, as eight 32-bit words (signed; the bits count) in `into`.
 * Two compressions for a message of up to 55 bytes, nothing allocated.
 */
export function hmacWords(
  key: HmacKey,
  message: Uint8Array,
  length: number,
  into: Int32Array,
): void {
  innerState.set(key.inner)
  absorb(innerState, message, length, blockBytes)
  outerBlock.set(innerState)
  compress(key.outer, outerBlock, into)
}

/** HMAC-SHA256 as 32 bytes. */
export function hmacSha256(key: Uint8Array, message: Uint8Array): Uint8Array {
  const words = new Int32Array(8)
  hmacWords(hmacKey(key), message, message.length, words)
  return stateBytes(words)
}
