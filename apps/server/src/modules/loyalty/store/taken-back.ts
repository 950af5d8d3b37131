import type { VipLevel } from '@fairhouse/contract/loyalty-rules'
import type { Queryable, Transaction } from '#platform/database'
import type { PlayerId } from '#platform/ids'
import { rowsOf } from '#platform/rows'
import type { Withheld } from '@fairhouse/contract/entities/loyalty'

/** A round of a player. */
export interface RoundOfPlayer {
  readonly player: PlayerId
  readonly roundId: string
}

/** A counted round as it stands after all that was taken back of it. Amounts are cents. */
export interface StandingRound {
  readonly gameId: number
  readonly stake: number
  readonly payout: number
  /** What counts of it. */
  readonly turnover: number
  readonly share: number
  readonly level: VipLevel
  readonly withheld: Withheld | null
}

/** Null for a round that was not counted. */
export async function standingRound(
  on: Queryable,
  { player, roundId }: RoundOfPlayer,
): Promise<StandingRound | null> {
  const [row] = await rowsOf<StandingRound>(
    on,
    `SELECT game_id AS "gameId", coalesce(back.stake, kept.stake)::float8 AS stake, coalesce(back.payout, kept.payout)::float8 AS payout,
       coalesce(back.turnover, kept.turnover)::float8 AS turnover, share, level, withheld
     FROM loyalty_round AS kept LEFT JOIN LATERAL (
       SELECT stake, payout, turnover FROM loyalty_round_taken_back
       WHERE player_id = kept.player_id AND round_id = kept.round_id ORDER BY id DESC LIMIT 1
     ) AS back ON true
     WHERE kept.player_id = $1 AND kept.round_id = $2`,
    [player, roundId],
  )
  return row ?? null
}

/** What was taken back of a round, as its row keeps it. */
export interface TakenBack extends RoundOfPlayer {
  readonly id: string
  /** How many rounds of the player were counted before. */
  readonly afterRounds: number
  readonly stake: number
  readonly payout: number
  readonly turnover: number
  readonly lifetimeLess: number
  readonly points: number
  readonly tickets: number
  readonly ticketsId: string
}

/** Keeps it, and lowers where its player stands. @param at epoch milliseconds. */
export async function insertTakenBack(tx: Transaction, back: TakenBack, at: number): Promise<void> {
  await tx.query(
    `INSERT INTO loyalty_round_taken_back
       (id, player_id, round_id, after_rounds, stake, payout, turnover, lifetime_less, points, tickets, tickets_id, at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, to_timestamp($12::double precision / 1000))`,
    [
      back.id,
      back.player,
      back.roundId,
      back.afterRounds,
      back.stake,
      back.payout,
      back.turnover,
      back.lifetimeLess,
      back.points,
      back.tickets,
      back.ticketsId,
      at,
    ],
  )
  await tx.query(
    'UPDATE loyalty_player SET lifetime = lifetime - $2, untold = true WHERE player_id = $1',
    [back.player, back.lifetimeLess],
  )
}

/** All that was taken back of a player's rounds, in the order in which it was. */
export const takenBackOf = (on: Queryable, player: PlayerId): Promise<TakenBack[]> =>
  rowsOf<TakenBack>(
    on,
    `SELECT id, player_id::float8 AS player, round_id AS "roundId", after_rounds::float8 AS "afterRounds", stake::float8 AS stake,
       payout::float8 AS payout, turnover::float8 AS turnover, lifetime_less::float8 AS "lifetimeLess", points::float8 AS points,
       tickets, tickets_id AS "ticketsId"
     FROM loyalty_round_taken_back WHERE player_id = $1 ORDER BY after_rounds, loyalty_round_taken_back.id`,
    [player],
  )

/** Has a round looked at again once it is counted. */
export async function lookAgain(
  tx: Transaction,
  { player, roundId }: RoundOfPlayer,
): Promise<void> {
  await tx.query(
    'INSERT INTO loyalty_look_again (player_id, round_id) VALUES ($1, $2) ON CONFLICT DO NOTHING',
    [player, roundId],
  )
}

/** Those of these rounds that are to be looked at again; told once. */
export const toLookAgain = (
  tx: Transaction,
  rounds: readonly RoundOfPlayer[],
): Promise<RoundOfPlayer[]> =>
  rowsOf<RoundOfPlayer>(
    tx,
    `DELETE FROM loyalty_look_again USING unnest($1::bigint[], $2::uuid[]) AS counted (player_id, round_id)
     WHERE loyalty_look_again.player_id = counted.player_id AND loyalty_look_again.round_id = counted.round_id
     RETURNING loyalty_look_again.player_id::float8 AS player, loyalty_look_again.round_id AS "roundId"`,
    [rounds.map(({ player }) => player), rounds.map(({ roundId }) => roundId)],
  )
