import { type KindOfMoney, kindOfMoney } from '#modules/wallet'
import type { Queryable } from '#platform/database'
import { smallestUuidV7 } from '#platform/ids'
import { isoTime } from '#platform/iso-time'
import { rowsOf } from '#platform/rows'

/** What was staked and won in a room in a time, in one sort of money. Minor units. */
export interface RoomOfDay {
  readonly gameId: number
  readonly game: string
  readonly money: KindOfMoney
  readonly bets: number
  readonly staked: bigint
  readonly won: bigint
}

const dayMs = 24 * 3_600_000
/** No round of a room lasts so long, not even one whose house was down meanwhile. */
const longestMs = 31 * dayMs

const statement = `
  SELECT ticket.game_id AS "gameId", max(ticket.uri) AS game, ${kindOfMoney('account', 'purse')} AS money,
    count(*) FILTER (WHERE moved.debit_account = account.id)::int AS bets,
    coalesce(sum(moved.amount) FILTER (WHERE moved.debit_account = account.id), 0)::bigint AS staked,
    coalesce(sum(moved.amount) FILTER (WHERE moved.credit_account = account.id), 0)::bigint AS won
  FROM rooms_ticket AS ticket
  CROSS JOIN LATERAL (VALUES (ticket.taken, NULL::smallint), (ticket.given, ticket.given_leg)) AS chain (id, leg)
  JOIN ledger_transfer AS moved ON moved.id = chain.id AND (chain.leg IS NULL OR moved.leg = chain.leg)
  JOIN ledger_account AS account ON account.id = ticket.pocket
  LEFT JOIN wallet_purse AS purse ON purse.player_id = account.player_id
  WHERE ticket.id >= $3 AND ticket.id < $4 AND moved.created_at >= $1 AND moved.created_at < $2
  GROUP BY 1, 3 ORDER BY 1, 3`

/** Live rooms in a time. @param time epoch milliseconds; `to` is not included. */
export const roomsOfTime = (
  on: Queryable,
  { from, to }: { readonly from: number; readonly to: number },
): Promise<RoomOfDay[]> =>
  rowsOf<RoomOfDay>(on, statement, [
    isoTime(from),
    isoTime(to),
    smallestUuidV7(from - longestMs),
    smallestUuidV7(to),
  ])

/** A stake in a room. Minor units. */
export interface TicketOfRoom {
  readonly id: string
  readonly player: number
  readonly stake: number
  readonly payout: number
  readonly currency: 'USD' | 'CREDIT'
  readonly at: Date
}

const tickets = `
  SELECT id, player_id::float8 AS player, stake::float8 AS stake, payout::float8 AS payout, currency, placed_at AS at
  FROM rooms_ticket
  WHERE id >= $1 AND id < $2 AND game_id = $3 AND ($4::uuid IS NULL OR id < $4) ORDER BY id DESC LIMIT $5`

/** Stakes in a room between two ids, the newest first. */
export const ticketsBetween = (
  on: Queryable,
  asked: {
    readonly from: string
    readonly to: string
    readonly gameId: number
    readonly before: string | null
    readonly limit: number
  },
): Promise<TicketOfRoom[]> =>
  rowsOf<TicketOfRoom>(on, tickets, [asked.from, asked.to, asked.gameId, asked.before, asked.limit])
