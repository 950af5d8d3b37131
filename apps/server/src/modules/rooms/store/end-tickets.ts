import type { Queryable } from '#platform/database'
import { isoTime } from '#platform/iso-time'
import type { StoredState } from '../stored.ts'

/** How a ticket ends. */
export interface TicketEnd {
  readonly id: string
  readonly state: Exclude<StoredState, 'open'>
  readonly at: number | null
  /** Minor units. */
  readonly payout: bigint
  /** The leg of the ledger's chain that gave it; null when nothing was given. */
  readonly leg: number | null
  readonly balanceAfter: bigint
}

/** Writes down how tickets ended, in one statement. @param by.chain of the ledger, for those that were given something. */
export async function endTickets(
  on: Queryable,
  ends: readonly TicketEnd[],
  by: { readonly chain: string; readonly at: number },
): Promise<void> {
  await on.query(statement, [
    ends.map(({ id }) => id),
    ends.map(({ state }) => state),
    ends.map(({ at }) => at),
    ends.map(({ payout }) => payout),
    ends.map(({ leg }) => leg),
    ends.map(({ balanceAfter }) => balanceAfter),
    by.chain,
    isoTime(by.at),
  ])
}

const statement = `
  UPDATE rooms_ticket AS ticket
  SET state = ended.state, at = ended.at, payout = ended.payout, balance_after = ended.balance_after, ended_at = $8,
    given = CASE WHEN ended.leg IS NULL THEN NULL ELSE $7::uuid END, given_leg = ended.leg
  FROM unnest($1::uuid[], $2::text[], $3::integer[], $4::bigint[], $5::smallint[], $6::bigint[])
    AS ended (id, state, at, payout, leg, balance_after)
  WHERE ticket.id = ended.id`
