import type { TicketState, TicketSubject } from '@fairhouse/contract/support-choices'
import type { Queryable } from '#platform/database'
import { rowsOf } from '#platform/rows'
import { type TicketLine, ticketColumns } from './stored-ticket.ts'

interface Asked {
  readonly state: TicketState
  readonly subject: TicketSubject | null
  /** Null: whoever has them; an empty text: nobody. */
  readonly assignee: string | null
  /** Where the page before ended: when that ticket moved (epoch milliseconds), and its id. */
  readonly after: { readonly movedAt: number; readonly id: string } | null
  readonly limit: number
}

const filters = `
  state = $1 AND ($2::text IS NULL OR subject = $2) AND ($3::text IS NULL OR coalesce(assignee, '') = $3)`

/** What waits stands in the order in which it has waited; what is closed, the last first. */
export const queuedTickets = (on: Queryable, asked: Asked): Promise<TicketLine[]> => {
  const [sign, order] = asked.state === 'closed' ? ['<', 'DESC'] : ['>', 'ASC']
  return rowsOf<TicketLine>(
    on,
    `SELECT ${ticketColumns} FROM support_ticket WHERE ${filters}
       AND ($4::double precision IS NULL OR (moved_at, ticket_id) ${sign} (to_timestamp($4::double precision / 1000), $5::bigint))
     ORDER BY moved_at ${order}, ticket_id ${order} LIMIT $6`,
    [
      asked.state,
      asked.subject,
      asked.assignee,
      asked.after?.movedAt ?? null,
      asked.after?.id ?? null,
      asked.limit,
    ],
  )
}

/** How many have waited for us since before then. */
export async function waitingSince(on: Queryable, beforeMs: number): Promise<number> {
  const [row] = await rowsOf<{ waiting: number }>(
    on,
    `SELECT count(*)::int AS waiting FROM support_ticket
     WHERE state = 'open' AND moved_at < to_timestamp($1::double precision / 1000)`,
    [beforeMs],
  )
  return row?.waiting ?? 0
}
