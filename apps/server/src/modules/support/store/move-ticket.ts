import type { TicketState } from '@fairhouse/contract/support-choices'
import type { Transaction } from '#platform/database'
import type { PlayerId } from '#platform/ids'
import { rowsOf } from '#platform/rows'

export interface HeldTicket {
  readonly player: PlayerId
  readonly state: TicketState
  readonly assignee: string | null
  readonly messages: number
}

/** Held until the transaction ends: of two who write at once the second finds what the first wrote. Null for a number that nobody has. */
export async function holdTicket(tx: Transaction, id: string): Promise<HeldTicket | null> {
  const [held] = await rowsOf<HeldTicket>(
    tx,
    `SELECT player_id::float8 AS player, state, assignee,
       (SELECT count(*)::int FROM support_message AS said WHERE said.ticket_id = ticket.ticket_id) AS messages
     FROM support_ticket AS ticket WHERE ticket_id = $1 FOR NO KEY UPDATE`,
    [id],
  )
  return held ?? null
}

/** Moves a held ticket on. */
export async function moveTicket(
  tx: Transaction,
  id: string,
  to: { readonly state: TicketState; readonly nowMs: number },
): Promise<void> {
  await tx.query(
    `UPDATE support_ticket SET state = $2, moved_at = to_timestamp($3::double precision / 1000)
     WHERE ticket_id = $1`,
    [id, to.state, to.nowMs],
  )
}

/** @param assignee of the staff; null: nobody. */
export async function setAssignee(
  tx: Transaction,
  id: string,
  assignee: string | null,
): Promise<void> {
  await tx.query('UPDATE support_ticket SET assignee = $2 WHERE ticket_id = $1', [id, assignee])
}

export async function setRating(tx: Transaction, id: string, rating: number): Promise<void> {
  await tx.query('UPDATE support_ticket SET rating = $2 WHERE ticket_id = $1', [id, rating])
}

/** Says something in a held ticket. @returns its number there; null when this key said it before. */
export async function insertMessage(
  tx: Transaction,
  id: string,
  said: {
    readonly requestKey: string
    readonly staff: string | null
    readonly text: string
    readonly nowMs: number
  },
): Promise<number | null> {
  const [row] = await rowsOf<{ number: number }>(
    tx,
    `INSERT INTO support_message (ticket_id, number, request_key, staff, text, at)
     SELECT $1, coalesce(max(number), 0) + 1, $2, $3, $4, to_timestamp($5::double precision / 1000)
     FROM support_message WHERE ticket_id = $1
     ON CONFLICT (ticket_id, request_key) DO NOTHING
     RETURNING number`,
    [id, said.requestKey, said.staff, said.text, said.nowMs],
  )
  return row?.number ?? null
}

/** Whether this key said something in the ticket before. */
export async function isSaid(tx: Transaction, id: string, requestKey: string): Promise<boolean> {
  const question = 'SELECT FROM support_message WHERE ticket_id = $1 AND request_key = $2'
  return (await rowsOf(tx, question, [id, requestKey])).length > 0
}
