import type { TicketRun } from '@fairhouse/fairness/ticket-draw'
import type { Queryable } from '#platform/database'
import type { PlayerId } from '#platform/ids'
import { rowsOf } from '#platform/rows'

/** A draw that is over. */
export interface PastRow {
  readonly number: number
  readonly drawn_at: Date
  readonly tickets: number
  readonly root: string | null
  readonly seed_hash: string
  readonly seed: string
  readonly first_among: number
  /** Cents. */
  readonly carried: number
  /** The tickets of whoever asks. */
  readonly own: TicketRun | null
  readonly prizes: readonly {
    readonly amount: number
    readonly ticket: number
    readonly owner: string | null
    readonly given: boolean
    readonly player: number | null
  }[]
}

const question = `
  SELECT draw.number, drawn_at, tickets, encode(root, 'hex') AS root, encode(seed_hash, 'hex') AS seed_hash, encode(seed, 'hex') AS seed,
    first_among, carried::float8 AS carried, coalesce(won.prizes, '[]') AS prizes,
    (SELECT json_build_object('owner', owner, 'first', first, 'count', count) FROM loyalty_draw_run AS run
     WHERE run.number = draw.number AND run.player_id = $2) AS own
  FROM loyalty_draw AS draw
  LEFT JOIN LATERAL (
    SELECT json_agg(json_build_object('amount', amount, 'ticket', ticket, 'owner', owner, 'given', given, 'player', player_id) ORDER BY place) AS prizes
    FROM loyalty_draw_prize AS prize WHERE prize.number = draw.number
  ) AS won ON true
  WHERE drawn_at IS NOT NULL ORDER BY draw.number DESC LIMIT $1`

/** The newest draws that are over. @param player whose own tickets are told, too; null: nobody's. */
export const pastDraws = (
  on: Queryable,
  player: PlayerId | null,
  limit: number,
): Promise<PastRow[]> => rowsOf<PastRow>(on, question, [limit, player])

/** What was in the drum of a draw that is over, behind a ticket's number. */
export const drumPage = (
  on: Queryable,
  page: { readonly number: number; readonly after: number; readonly limit: number },
): Promise<TicketRun[]> =>
  rowsOf<TicketRun>(
    on,
    `SELECT owner, first, count FROM loyalty_draw_run WHERE number = $1 AND first > $2 ORDER BY first LIMIT $3`,
    [page.number, page.after, page.limit],
  )

/** Tickets of all players that are in no drum yet. @param code of their accounts. */
export async function ticketsOut(on: Queryable, code: number): Promise<number> {
  const [row] = await rowsOf<{ tickets: number }>(
    on,
    `SELECT coalesce(sum(debits_posted - credits_posted), 0)::float8 AS tickets FROM ledger_account
     WHERE code = $1 AND player_id IS NULL AND currency = 5`,
    [code],
  )
  return row?.tickets ?? 0
}

/** Players with tickets, and how many. @param code of their accounts. */
export async function ticketHolders(
  on: Queryable,
  code: number,
): Promise<{ readonly player: PlayerId; readonly tickets: number }[]> {
  return rowsOf(
    on,
    `SELECT player_id::float8 AS player, (credits_posted - debits_posted)::float8 AS tickets FROM ledger_account
     WHERE code = $1 AND credits_posted > debits_posted AND player_id IS NOT NULL ORDER BY player_id`,
    [code],
  )
}
