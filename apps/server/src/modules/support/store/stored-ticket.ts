import type { PaperType } from '@fairhouse/contract/entities/identity-check'
import type { TicketState, TicketSubject } from '@fairhouse/contract/support-choices'
import type { Queryable } from '#platform/database'
import type { PlayerId } from '#platform/ids'
import { rowsOf } from '#platform/rows'

/** A ticket without what was said. Times are epoch milliseconds. */
export interface TicketLine {
  readonly id: string
  readonly player: PlayerId
  readonly subject: TicketSubject
  readonly state: TicketState
  readonly round: string | null
  readonly payment: string | null
  readonly assignee: string | null
  readonly openedAt: number
  readonly movedAt: number
  readonly rating: number | null
}

export interface StoredTicket extends TicketLine {
  readonly messages: readonly {
    /** Null: the player. */
    readonly staff: string | null
    readonly text: string
    readonly at: number
    readonly files: readonly {
      readonly fileId: string
      readonly type: PaperType
      readonly bytes: number
    }[]
  }[]
}

export const ticketColumns = `
  ticket_id::text AS id, player_id::float8 AS player, subject, state, round_id AS round, payment_id AS payment, assignee,
  round(extract(epoch FROM opened_at) * 1000)::float8 AS "openedAt", round(extract(epoch FROM moved_at) * 1000)::float8 AS "movedAt",
  rating::int AS rating`

const whole = `${ticketColumns},
  (SELECT coalesce(jsonb_agg(jsonb_build_object('staff', staff, 'text', text, 'at', round(extract(epoch FROM at) * 1000),
     'files', (SELECT coalesce(jsonb_agg(jsonb_build_object('fileId', file_id, 'type', type, 'bytes',
         (SELECT sum(bytes) FROM support_piece AS piece
          WHERE piece.player_id = file.player_id AND piece.file_id = file.file_id)) ORDER BY sent_at, file_id), '[]')
       FROM support_file AS file WHERE file.ticket_id = said.ticket_id AND file.message = said.number)) ORDER BY number), '[]')
   FROM support_message AS said WHERE said.ticket_id = ticket.ticket_id) AS messages`

/** What was asked and answered in a ticket; null for a number that nobody has. */
export async function ticketOf(on: Queryable, id: string): Promise<StoredTicket | null> {
  const question = `SELECT ${whole} FROM support_ticket AS ticket WHERE ticket_id = $1`
  const [row] = await rowsOf<StoredTicket>(on, question, [id])
  return row ?? null
}

/** All of a player's, the first first, for their copy of what is kept. */
export const wholeTicketsOf = (on: Queryable, player: PlayerId): Promise<StoredTicket[]> =>
  rowsOf<StoredTicket>(
    on,
    `SELECT ${whole} FROM support_ticket AS ticket WHERE player_id = $1 ORDER BY ticket_id LIMIT 1000`,
    [player],
  )
