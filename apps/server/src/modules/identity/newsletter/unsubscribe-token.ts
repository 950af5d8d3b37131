import { createHmac, timingSafeEqual } from 'node:crypto'
import { type PlayerId, playerId } from '#platform/ids'

/** A player's number, and 256 bits that only the house can make of it. */
const shape = /^([1-9]\d{0,14})\.([A-Za-z0-9_-]{43})$/

/** What ends a player's news. The same in every letter, and good for ever: a letter may be years old when its reader has had enough. */
export const unsubscribeToken = (key: Uint8Array, player: PlayerId): string =>
  `${player}.${sealOf(key, player)}`

/** Whose news a token ends. Null: it is none of ours. */
export function unsubscriberOf(key: Uint8Array, token: string): PlayerId | null {
  const [, number, seal = ''] = shape.exec(token) ?? []
  if (number === undefined) return null
  const player = playerId(Number(number))
  const ours = Buffer.from(sealOf(key, player))
  return timingSafeEqual(ours, Buffer.from(seal)) ? player : null
}

const sealOf = (key: Uint8Array, player: PlayerId): string =>
  createHmac('sha256', key).update(`news for ${player}`).digest('base64url')
