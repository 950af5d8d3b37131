import { codes } from '#modules/ledger'
import type { Queryable } from '#platform/database'
import type { PlayerId } from '#platform/ids'
import { rowsOf } from '#platform/rows'

/** All that a status tells of a player, in one statement: it is asked whenever a seat is read. */
export interface ToldOfPlayer {
  /** Cents. */
  readonly lifetime: number
  readonly tokens: number
  readonly tickets: number
  /** Cents that can be claimed. */
  readonly cashback: number
  /** What earlier draws left of the first prize, in cents; null while there is no draw. */
  readonly carried: number | null
  /** Tickets of all players. */
  readonly ticketsOut: number
}

const pocket = (code: number): string =>
  `coalesce((SELECT credits_posted - debits_posted FROM ledger_account WHERE player_id = $1 AND code = ${code}), 0)::float8`

const question = `
  SELECT
    coalesce((SELECT lifetime FROM loyalty_player WHERE player_id = $1), 0)::float8 AS lifetime,
    ${pocket(codes.pocketTokens)} AS tokens,
    ${pocket(codes.pocketTickets)} AS tickets,
    coalesce((
      SELECT sum(amount) FROM loyalty_cashback
      WHERE player_id = $1 AND state = 'open' AND claim_until > to_timestamp($2::double precision / 1000)
    ), 0)::float8 AS cashback,
    (SELECT carried FROM loyalty_draw WHERE drawn_at IS NULL)::float8 AS carried,
    coalesce((
      SELECT sum(debits_posted - credits_posted) FROM ledger_account
      WHERE code = ${codes.houseLoyalty} AND player_id IS NULL AND currency = 5
    ), 0)::float8 AS "ticketsOut"`

/** @param now epoch milliseconds. */
export async function toldOfPlayer(
  on: Queryable,
  player: PlayerId,
  now: number,
): Promise<ToldOfPlayer> {
  const [row] = await rowsOf<ToldOfPlayer>(on, question, [player, now])
  if (!row) throw new Error('a statement of values gives a row')
  return row
}
