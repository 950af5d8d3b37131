import type { Currency } from '@fairhouse/money'
import { z } from 'zod'
import { isoTime } from '#platform/iso-time'
import type { Topic } from '#platform/outbox'

/** A round is over and its money has moved. */
export interface RoundSettled {
  readonly roundId: string
  readonly playerId: number
  readonly gameId: number
  readonly uri: string
  /** Minor units. */
  readonly stake: number
  readonly payout: number
  readonly currency: Currency
  readonly nonce: number
  /** ISO 8601, UTC. */
  readonly at: string
}

/** All rounds that one batch settled, as tuples: every bet writes one, so each byte counts. */
const settledRows = z.array(
  z.tuple([
    z.string(),
    z.int(),
    z.int(),
    z.string(),
    z.int(),
    z.int(),
    z.enum(['USD', 'CREDIT']),
    z.int(),
    z.int(),
  ]),
)

/** One round as the text that the commit joins to a JSON list. Only digits and names without quotes go in. */
export const settledText = (event: Omit<RoundSettled, 'at'> & { readonly atMs: number }): string =>
  `["${event.roundId}",${event.playerId},${event.gameId},"${event.uri}",${event.stake},${event.payout},"${event.currency}",${event.nonce},${event.atMs}]`

/** Told once for every settled round, when its transaction has committed. */
export const roundSettled: Topic<RoundSettled> = {
  name: 'roundSettled',
  read: (payload) =>
    settledRows
      .parse(payload)
      .map(([roundId, playerId, gameId, uri, stake, payout, currency, nonce, atMs]) => ({
        roundId,
        playerId,
        gameId,
        uri,
        stake,
        payout,
        currency,
        nonce,
        at: isoTime(atMs),
      })),
}
