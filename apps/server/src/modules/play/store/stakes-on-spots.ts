import type { Json } from '@fairhouse/contract/json'
import type { Queryable } from '#platform/database'
import { type PlayerId, smallestUuidV7 } from '#platform/ids'
import { rowsOf } from '#platform/rows'

/** A bet for dollars that was laid on something, as it was asked for. */
export interface LaidBet {
  readonly player: number
  readonly roundId: string
  readonly gameId: number
  /** Minor units, of all that was laid. */
  readonly stake: number
  /** What it was laid on. */
  readonly selection: Json
  /** Epoch milliseconds. */
  readonly at: number
}

// Asset 1 is dollars: the lowest six bits of an account. Of each player the newest alone: the key leads there.
const question = `
  SELECT bet.player_id::float8 AS player, bet.round_id AS "roundId", definition.game_id AS "gameId", bet.stake::float8 AS stake,
    bet.data AS selection, (extract(epoch FROM bet.at) * 1000)::float8 AS at
  FROM unnest($1::bigint[]) AS asked (player_id)
  CROSS JOIN LATERAL (
    SELECT step.player_id, step.round_id, step.definition_id, step.stake, step.data, step.at FROM play_step AS step
    WHERE step.player_id = asked.player_id AND step.round_id >= $2 AND step.sequence = 0
      AND step.data IS NOT NULL AND step.pocket & 63 = 1
    ORDER BY step.round_id DESC LIMIT $3
  ) AS bet
  JOIN play_definition AS definition ON definition.id = bet.definition_id
  ORDER BY bet.round_id`

/**
 * What players laid since then (epoch milliseconds), in the order of play.
 * @param asked.each of each player at most so many, the newest.
 */
export const laidBets = (
  on: Queryable,
  asked: {
    readonly players: readonly PlayerId[]
    readonly since: number
    readonly each: number
  },
): Promise<LaidBet[]> =>
  rowsOf<LaidBet>(on, question, [asked.players, smallestUuidV7(asked.since), asked.each])
