import type { Currency } from '@fairhouse/money'
import { z } from 'zod'
import { isoTime } from '#platform/iso-time'
import type { Topic } from '#platform/outbox'

/** A round was played to its end and its money has moved. */
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
 * A round is over, played or void. One is void of which nothing was drawn for good: an own round whose rules are gone, a stake that a room gave back, a
 * round of a provider of which nothing was bet and nothing won.
 */
export interface RoundEnded extends RoundSettled {
  readonly isVoid: boolean
}

/**
 * All rounds that one batch ended: when, in epoch milliseconds, and each as a tuple. Every bet writes one, so each byte
 * counts: an id without its hyphens, what a pot paid and got only where there was one, and one number more of a void one.
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
export const settledText = (event: Omit<RoundEnded, 'at'>): string =>
  `["${event.roundId.replaceAll('-', '')}",${event.playerId},${event.gameId},"${event.uri}",${event.stake},${event.payout},"${event.currency}",${event.nonce}${event.pot ? `,${event.pot.stake},${event.pot.payout}` : ''}${event.isVoid ? ',1' : ''}]`

/** Told once for every round that is over, when its transaction has committed: for who waits for ends. Who counts what was played hears `roundSettled`. */
export const roundEnded: Topic<RoundEnded> = {
  name: 'roundSettled',
  read: (payload) => {
    const [atMs, ...rounds] = settledRows.parse(payload)
    const at = isoTime(atMs)
    return rounds.map(([id, playerId, gameId, uri, stake, payout, currency, nonce, ...rest]) => ({
      roundId: withHyphens(id),
      playerId,
      gameId,
      uri,
      stake,
      payout,
      currency,
      nonce,
      at,
      isVoid: rest.length % 2 === 1,
      ...potOf(rest),
    }))
  },
}

/**
 * The same of rounds that were played. Void ones are left out here and so nowhere counted: not in figures, points, levels, tournaments or missions, and
 * neither shown as a bet or a win.
 */
export const roundSettled: Topic<RoundSettled> = {
  name: roundEnded.name,
  read: (payload, committedAt) =>
    roundEnded
      .read(payload, committedAt)
      .flatMap(({ isVoid, ...round }) => (isVoid ? [] : [round])),
}

const potOf = ([stake, payout]: readonly number[]): Pick<RoundSettled, 'pot'> =>
  stake === undefined || payout === undefined ? {} : { pot: { stake, payout } }

const withHyphens = (id: string): string =>
  [id.slice(0, 8), id.slice(8, 12), id.slice(12, 16), id.slice(16, 20), id.slice(20)].join('-')
