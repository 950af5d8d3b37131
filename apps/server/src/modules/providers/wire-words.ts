import type { Currency } from '@fairhouse/money'
import { type PlayerId, playerId } from '#platform/ids'

/** How currencies of the house are called to providers; play money has no code of its own anywhere. */
export const wireCurrency: Readonly<Record<Currency, string>> = { USD: 'USD', CREDIT: 'XCR' }

/** How a player is called to providers: by his number, which says nothing of him. */
export const wireUser = (player: PlayerId): string => `u${player}`

/** The player of such a name; null for what is none. */
export function playerOfUser(user: string): PlayerId | null {
  const digits = /^u([1-9]\d{0,14})$/.exec(user)?.[1]
  return digits === undefined ? null : playerId(Number(digits))
}
