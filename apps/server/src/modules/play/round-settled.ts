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
  /** Of both, what a pot paid and got; absent where none did. */
  readonly pot?: { readonly stake: number; readonly payout: number }
  readonly currency: Currency
  readonly nonce: number
  /** ISO 8601, UTC. */
  readonly at: string
}

/**
 * All rounds that one batch settled: when, in epoch milliseconds, and each as a tuple. Every bet writes one, so each byte
 * counts: an id without its hyphens, and what a pot paid and got only where there was one.
 */
const settledRows = z
  .tuple([z.int()])
  .rest(
    z
      .tuple([
        z.string(),
        z.int(),
        z.int(),
        z.string(),
        z.int(),
        z.int(),
        z.enum(['USD', 'CREDIT']),
        z.int(),
      ])
      .rest(z.int()),
  )

/** One round as the text that the commit joins to a JSON list. Only digits and names without quotes go in. */
export const settledText = (event: Omit<RoundSettled, 'at'>): string =>
  `["${event.roundId.replaceAll('-', '')}",${event.playerId},${event.gameId},"${event.uri}",${event.stake},${event.payout},"${event.currency}",${event.nonce}${event.pot ? `,${event.pot.stake},${event.pot.payout}` : ''}]`

/** Told once for every settled round, when its transaction has committed. */
export const roundSettled: Topic<RoundSettled> = {
  name: 'roundSettled',
  read: (payload) => {
    const [atMs, ...rounds] = settledRows.parse(payload)
    const at = isoTime(atMs)
    return rounds.map(([id, playerId, gameId, uri, stake, payout, currency, nonce, ...pot]) => ({
      roundId: withHyphens(id),
      playerId,
      gameId,
      uri,
      stake,
      payout,
      currency,
      nonce,
      at,
      ...potOf(pot),
    }))
  },
}

const potOf = ([stake, payout]: readonly number[]): Pick<RoundSettled, 'pot'> =>
  stake === undefined || payout === undefined ? {} : { pot: { stake, payout } }

const withHyphens = (id: string): string =>
  [id.slice(0, 8), id.slice(8, 12), id.slice(12, 16), id.slice(16, 20), id.slice(20)].join('-')
