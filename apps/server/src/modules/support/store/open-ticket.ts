import type { TicketSubject } from '@fairhouse/contract/support-choices'
import type { Transaction } from '#platform/database'
import type { PlayerId } from '#platform/ids'
import { rowsOf } from '#platform/rows'

/** Tickets of a player that are not closed, while nobody else opens one of theirs. */
export async function heldUnclosed(tx: Transaction, player: PlayerId): Promise<number> {
  await tx.query(
    `SELECT pg_advisory_xact_lock(hashtextextended('support tickets of ' || $1::text, 0))`,
    [player],
  )
  const [counted] = await rowsOf<{ count: number }>(
    tx,
    `SELECT count(*)::int AS count FROM support_ticket WHERE player_id = $1 AND state <> 'closed'`,
    [player],
  )
  return counted?.count ?? 0
}

/** The ticket that was opened with this key before; null: none was. */
export async function openedBefore(
  tx: Transaction,
  player: PlayerId,
  requestKey: string,
): Promise<string | null> {
  const [row] = await rowsOf<{ id: string }>(
    tx,
    'SELECT ticket_id::text AS id FROM support_ticket WHERE player_id = $1 AND request_key = $2',
    [player, requestKey],
  )
  return row?.id ?? null
}

/** @returns its id. */
export async function insertTicket(
  tx: Transaction,
  player: PlayerId,
  given: {
    readonly requestKey: string
    readonly subject: TicketSubject
    readonly round: string | null
    readonly payment: string | null
    readonly nowMs: number
  },
): Promise<string> {
  const { requestKey, subject, round, payment, nowMs } = given
  const [made] = await rowsOf<{ id: string }>(
    tx,
    `INSERT INTO support_ticket (player_id, request_key, subject, round_id, payment_id, state, opened_at, moved_at)
     SELECT $1, $2, $3, $4, $5, 'open', moment, moment FROM to_timestamp($6::double precision / 1000) AS moment
     RETURNING ticket_id::text AS id`,
    [player, requestKey, subject, round, payment, nowMs],
  )
  if (!made) throw new Error('a ticket was not opened')
  return made.id
}
