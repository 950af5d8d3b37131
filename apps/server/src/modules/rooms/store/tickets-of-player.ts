import type { Currency } from '@fairhouse/money'
import type { Queryable } from '#platform/database'
import type { PlayerId } from '#platform/ids'
import { rowsOf } from '#platform/rows'
import type { StoredState } from '../stored.ts'

/** A stake as lists of rounds show it. Amounts are minor units. */
export interface HistoryTicket {
  readonly id: string
  readonly game_id: number
  readonly uri: string
  readonly chain: number
  readonly link: number
  readonly stake: bigint
  readonly payout: bigint
  readonly currency: Currency
  readonly state: StoredState
  readonly placed_at: Date
  readonly balance_after: bigint
}

/** A player's newest stakes in rooms, newest first; of smaller ids than `before` where one is given. */
export const ticketsOfPlayer = (
  on: Queryable,
  player: PlayerId,
  limit: number,
  before?: string,
): Promise<HistoryTicket[]> => rowsOf<HistoryTicket>(on, newest, [player, limit, before ?? null])

const newest = `
  SELECT ticket.id, ticket.game_id, ticket.uri, round.chain, round.link, ticket.stake, ticket.payout, ticket.currency, ticket.state,
    ticket.placed_at, ticket.balance_after
  FROM rooms_ticket AS ticket JOIN rooms_round AS round ON round.id = ticket.round_id
  WHERE ticket.player_id = $1 AND ($3::uuid IS NULL OR ticket.id < $3) ORDER BY ticket.id DESC LIMIT $2`

/** How many stakes a player has in rooms. */
export async function countTickets(on: Queryable, player: PlayerId): Promise<number> {
  const [row] = await rowsOf<{ tickets: bigint }>(on, count, [player])
  return Number(row?.tickets ?? 0n)
}

const count = 'SELECT count(*) AS tickets FROM rooms_ticket WHERE player_id = $1'
