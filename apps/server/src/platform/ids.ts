import { randomBytes, randomFillSync } from 'node:crypto'

/** A player's number; the first column of every table about players. */
export type PlayerId = number & { readonly __player: unique symbol }

/** @throws RangeError when the number cannot be an id. */
export function playerId(value: number): PlayerId {
  if (!isPlayerId(value)) throw new RangeError(`not a player id: ${value}`)
  return value
}

const isPlayerId = (value: number): value is PlayerId => Number.isSafeInteger(value) && value > 0

/** A UUID of version 7 (RFC 9562): begins with the time in ms, so that newer rows lie beside each other in an index. */
export function uuidV7(nowMs: number): string {
  const bytes = freshBytes(16)
  bytes.writeUIntBE(nowMs, 0, 6)
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x70
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80
  const hex = bytes.toString('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`
}

/** The smallest UUID of version 7 made at this time or later (epoch milliseconds; before 1970 counts as 1970). */
export function smallestUuidV7(ms: number): string {
  const time = Math.max(Math.floor(ms), 0).toString(16).padStart(12, '0')
  return `${time.slice(0, 8)}-${time.slice(8)}-0000-0000-000000000000`
}

/** Epoch milliseconds that a UUID of version 7 begins with. */
export const timeOfUuidV7 = (id: string): number =>
  Number.parseInt(id.slice(0, 8) + id.slice(9, 13), 16)

/** A secret of `byteCount` random bytes as URL-safe text. */
export const secretToken = (byteCount = 32): string => randomBytes(byteCount).toString('base64url')

/** Names a request in the log and to its asker: 72 random bits, but no secret. */
export const requestId = (): string => freshBytes(9).toString('base64url')

/** Asking the system for chance costs the same for one byte as for thousands, so it is asked for many at once. */
const pool = Buffer.alloc(8_192)
let poolUsed = pool.length

/** Bytes that were given to nobody before; good until the next call. Not for secrets, which should not lie in a pool. */
function freshBytes(count: number): Buffer {
  if (poolUsed + count > pool.length) {
    randomFillSync(pool)
    poolUsed = 0
  }
  poolUsed += count
  return pool.subarray(poolUsed - count, poolUsed)
}
