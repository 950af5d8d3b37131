import type { Queryable } from '#platform/database'
import { smallestUuidV7 } from '#platform/ids'
import { rowsOf } from '#platform/rows'

/** A round in a list of a game's. Minor units of what its player bets in. */
export interface RoundOfGame {
  readonly id: string
  readonly player: number
  readonly stake: number
  readonly payout: number
  readonly currency: 'USD' | 'CREDIT'
  readonly at: Date
}

// The newest step says how a round stands: asked only for those that are shown.
const statement = `
  SELECT bet.round_id AS id, bet.player_id::float8 AS player, newest.stake::float8 AS stake,
    newest.payout::float8 AS payout, CASE bet.pocket & 63 WHEN 1 THEN 'USD' ELSE 'CREDIT' END AS currency, bet.at
  FROM (
    SELECT step.round_id, step.player_id, step.pocket, step.at
    FROM play_step AS step JOIN play_definition AS definition ON definition.id = step.definition_id
    WHERE step.round_id >= $1 AND step.round_id < $2 AND step.sequence = 0 AND definition.game_id = $3
      AND ($4::uuid IS NULL OR step.round_id < $4)
    ORDER BY step.round_id DESC LIMIT $5
  ) AS bet
  CROSS JOIN LATERAL (
    SELECT stake, payout FROM play_step AS step
    WHERE step.player_id = bet.player_id AND step.round_id = bet.round_id ORDER BY sequence DESC LIMIT 1
  ) AS newest
  ORDER BY bet.round_id DESC`

/** Rounds of one of our games that began in a time, the newest first. @param asked times in epoch milliseconds. */
export const roundsOfTime = (
  on: Queryable,
  asked: {
    readonly from: number
    readonly to: number
    readonly gameId: number
    readonly before: string | null
    readonly limit: number
  },
): Promise<RoundOfGame[]> =>
  rowsOf<RoundOfGame>(on, statement, [
    smallestUuidV7(asked.from),
    smallestUuidV7(asked.to),
    asked.gameId,
    asked.before,
    asked.limit,
  ])
