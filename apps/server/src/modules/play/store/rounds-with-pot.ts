import type { Queryable } from '#platform/database'
import { smallestUuidV7 } from '#platform/ids'
import { rowsOf } from '#platform/rows'
import { endOfPage, type PotRoundsAsked, type RoundWithPot } from '../pot-rounds.ts'

/** Rounds of own games that were begun while a pot was there. */
export async function roundsWithPot(
  on: Queryable,
  asked: PotRoundsAsked,
): Promise<readonly RoundWithPot[]> {
  const { player, pot, from, limit } = asked
  return rowsOf(on, statement, [player, pot, smallestUuidV7(from), endOfPage(asked), limit])
}

const statement = `
  WITH round AS (
    SELECT step.round_id, definition.game_id, definition.uri, definition.name, max(step.at) AS at, bool_or(step.finished) AS finished,
      sum(CASE WHEN step.sequence = 0 THEN step.stake ELSE coalesce(step.raised, 0) END) AS cost,
      sum(CASE WHEN step.finished THEN step.payout ELSE 0 END) AS payout,
      sum(step.pot_taken) AS pot_taken, sum(step.pot_given) AS pot_given, sum(step.counted) AS counted
    FROM play_step AS step JOIN play_definition AS definition ON definition.id = step.definition_id
    WHERE step.player_id = $1 AND step.pot = $2 AND step.round_id >= $3::uuid AND ($4::uuid IS NULL OR step.round_id < $4::uuid)
    GROUP BY step.round_id, definition.id
  )
  SELECT round_id AS "roundId", game_id AS "gameId", uri, name, at, finished, cost::float8 AS cost, payout::float8 AS payout,
    pot_taken::float8 AS "potTaken", pot_given::float8 AS "potGiven", counted::float8 AS counted,
    (sum(counted) OVER (ORDER BY round_id))::float8 AS "countedSoFar"
  FROM round ORDER BY round_id DESC LIMIT $5`
