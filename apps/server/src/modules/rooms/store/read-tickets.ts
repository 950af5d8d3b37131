import type { Queryable } from '#platform/database'
import type { PlayerId } from '#platform/ids'
import { rowsOf } from '#platform/rows'
import type { StoredTicket } from '../stored.ts'
import { ticketColumns, ticketOf, type TicketRow } from './ticket-columns.ts'

const from = `SELECT ${ticketColumns} FROM rooms_ticket AS ticket JOIN rooms_round AS round ON round.id = ticket.round_id`

/** A player's bet by the number of its request key. */
export async function ticketByRequest(
  on: Queryable,
  player: PlayerId,
  request: bigint,
): Promise<StoredTicket | null> {
  const statement = `${from} WHERE ticket.player_id = $1 AND ticket.request = $2`
  const [row] = await rowsOf<TicketRow>(on, statement, [player, request])
  return row ? ticketOf(row) : null
}

/** Tickets by id, held until the transaction ends. */
export const holdTickets = (on: Queryable, ids: readonly string[]): Promise<StoredTicket[]> =>
  tickets(
    on,
    `${from} WHERE ticket.id = ANY($1::uuid[]) ORDER BY ticket.id FOR NO KEY UPDATE OF ticket`,
    [ids],
  )

/** Tickets of a round that are open, held, at most so many. */
export const holdOpen = (on: Queryable, round: string, limit: number): Promise<StoredTicket[]> =>
  tickets(
    on,
    `${from} WHERE ticket.round_id = $1 AND ticket.state = 'open' ORDER BY ticket.id LIMIT $2 FOR NO KEY UPDATE OF ticket`,
    [round, limit],
  )

/** Those of them that are cashed out by themselves by so many hundredths. */
export const holdReached = (
  on: Queryable,
  round: string,
  { at, limit }: { readonly at: number; readonly limit: number },
): Promise<StoredTicket[]> =>
  tickets(
    on,
    `${from} WHERE ticket.round_id = $1 AND ticket.state = 'open' AND ticket.auto <= $2
     ORDER BY ticket.id LIMIT $3 FOR NO KEY UPDATE OF ticket`,
    [round, at, limit],
  )

/** The largest stakes of a round. */
export const largestTickets = (
  on: Queryable,
  round: string,
  limit: number,
): Promise<StoredTicket[]> =>
  tickets(on, `${from} WHERE ticket.round_id = $1 ORDER BY ticket.stake DESC, ticket.id LIMIT $2`, [
    round,
    limit,
  ])

/** A player's newest tickets in a room, newest first. */
export const newestTickets = (
  on: Queryable,
  player: PlayerId,
  { uri, limit }: { readonly uri: string; readonly limit: number },
): Promise<StoredTicket[]> =>
  tickets(
    on,
    `${from} WHERE ticket.player_id = $1 AND ticket.uri = $2 ORDER BY ticket.id DESC LIMIT $3`,
    [player, uri, limit],
  )

async function tickets(
  on: Queryable,
  statement: string,
  values: readonly unknown[],
): Promise<StoredTicket[]> {
  const rows = await rowsOf<TicketRow>(on, statement, values)
  return rows.map(ticketOf)
}
