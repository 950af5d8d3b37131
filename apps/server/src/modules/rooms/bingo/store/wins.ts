import type { BingoPrize } from '@fairhouse/contract/families/bingo/prizes'
import type { Currency } from '@fairhouse/money'
import type { Queryable } from '#platform/database'
import { rowsOf } from '#platform/rows'
import type { PlayedPool } from '../result.ts'

/** Writes down what was in the pots of a round and who won it, once. Pools of one player alone have none. */
export async function insertWins(
  on: Queryable,
  round: string,
  pools: readonly PlayedPool[],
): Promise<void> {
  const pots = pools.flatMap(({ currency, isPlayed, wins }) =>
    isPlayed ? wins.map((win) => ({ currency, ...win })) : [],
  )
  if (pots.length === 0) return
  await on.query(insertPots, [
    round,
    pots.map(({ currency }) => currency),
    pots.map(({ prize }) => prize),
    pots.map(({ pot }) => pot),
    pots.map(({ call }) => call),
  ])
  const cards = pots.flatMap(({ currency, prize, winners }) =>
    winners.map((winner) => ({ currency, prize, ...winner })),
  )
  await on.query(insertCards, [
    round,
    cards.map(({ currency }) => currency),
    cards.map(({ prize }) => prize),
    cards.map(({ card }) => card),
    cards.map(({ ticket }) => ticket),
    cards.map(({ amount }) => amount),
  ])
}

const insertPots = `
  INSERT INTO rooms_pot (round_id, currency, prize, amount, call)
  SELECT $1, pot.* FROM unnest($2::text[], $3::text[], $4::bigint[], $5::smallint[]) AS pot`

const insertCards = `
  INSERT INTO rooms_win (round_id, currency, prize, card, ticket_id, amount)
  SELECT $1, win.* FROM unnest($2::text[], $3::text[], $4::integer[], $5::uuid[], $6::bigint[]) AS win`

/** What was won of a pot with one card. Amounts are minor units. */
export interface StoredWin {
  readonly ticket: string
  readonly currency: Currency
  readonly prize: BingoPrize
  readonly card: number
  readonly amount: bigint
}

/** What tickets won, card by card. */
export const winsOfTickets = (on: Queryable, tickets: readonly string[]): Promise<StoredWin[]> =>
  rowsOf<StoredWin>(
    on,
    `SELECT ticket_id AS ticket, currency, prize, card, amount FROM rooms_win WHERE ticket_id = ANY($1::uuid[]) ORDER BY ticket_id, prize, card`,
    [tickets],
  )

/** What was won in a round: no more cards than it sells, for each prize. */
export const winsOfRound = (on: Queryable, round: string): Promise<StoredWin[]> =>
  rowsOf<StoredWin>(
    on,
    `SELECT ticket_id AS ticket, currency, prize, card, amount FROM rooms_win WHERE round_id = $1 ORDER BY currency, prize, card`,
    [round],
  )

/** A pot of a round. */
export interface StoredPot {
  readonly currency: Currency
  readonly prize: BingoPrize
  readonly amount: bigint
  readonly call: number
}

/** The pots of a round. */
export const potsOfRound = (on: Queryable, round: string): Promise<StoredPot[]> =>
  rowsOf<StoredPot>(
    on,
    `SELECT currency, prize, amount, call::int AS call FROM rooms_pot WHERE round_id = $1 ORDER BY currency, call, prize`,
    [round],
  )

/** Currencies of a round in which one player alone has cards. */
export async function lonelyPools(on: Queryable, round: string): Promise<Set<Currency>> {
  const rows = await rowsOf<{ currency: Currency }>(
    on,
    `SELECT currency FROM rooms_ticket WHERE round_id = $1 GROUP BY currency HAVING count(DISTINCT player_id) = 1`,
    [round],
  )
  return new Set(rows.map(({ currency }) => currency))
}
