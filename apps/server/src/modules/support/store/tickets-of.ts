import type { Queryable } from '#platform/database'
import type { PlayerId } from '#platform/ids'
import { rowsOf } from '#platform/rows'
import { type TicketLine, ticketColumns } from './stored-ticket.ts'

const aPage = 10

/** A page of a player's tickets, those that moved last first, and how many there are. @param page from 1. */
export async function ticketsOf(
  on: Queryable,
  player: PlayerId,
  page: number,
): Promise<{ readonly tickets: readonly TicketLine[]; readonly total: number }> {
  const tickets = await rowsOf<TicketLine>(
    on,
    `SELECT ${ticketColumns} FROM support_ticket WHERE player_id = $1
     ORDER BY moved_at DESC, ticket_id DESC LIMIT ${aPage} OFFSET $2`,
    [player, (page - 1) * aPage],
  )
  const [counted] = await rowsOf<{ total: number }>(
    on,
    'SELECT count(*)::int AS total FROM support_ticket WHERE player_id = $1',
    [player],
  )
  return { tickets, total: counted?.total ?? 0 }
}
