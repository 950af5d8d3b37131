import type { Queryable } from '#platform/database'
import type { PlayerId } from '#platform/ids'
import { rowsOf } from '#platform/rows'

/** A stake in a room in a copy of a player's data. Amounts are minor units, multiples hundredths, times ISO 8601. */
export type OwnRoomRound = Readonly<{
  id: string
  uri: string
  chain: number
  link: number
  slot: number
  currency: string
  stake: string
  auto: number | null
  state: string
  at: number | null
  payout: string
  placed: string
  ended: string | null
  balanceAfter: string
}>

/** A player's stakes in rooms, in the order of play. @param page `after`: the id of one; null from the first. */
export const ownRoomRounds = (
  on: Queryable,
  player: PlayerId,
  page: { readonly after: string | null; readonly limit: number },
): Promise<OwnRoomRound[]> => rowsOf<OwnRoomRound>(on, statement, [player, page.after, page.limit])

const time = (column: string): string =>
  `to_char(${column} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`

const statement = `
  SELECT ticket.id, ticket.uri, round.chain, round.link, ticket.slot, ticket.currency, ticket.stake::text, ticket.auto, ticket.state, ticket.at,
    ticket.payout::text, ticket.balance_after::text AS "balanceAfter", ${time('ticket.placed_at')} AS placed, ${time('ticket.ended_at')} AS ended
  FROM rooms_ticket AS ticket JOIN rooms_round AS round ON round.id = ticket.round_id
  WHERE ticket.player_id = $1 AND ($2::uuid IS NULL OR ticket.id > $2) ORDER BY ticket.id LIMIT $3`
