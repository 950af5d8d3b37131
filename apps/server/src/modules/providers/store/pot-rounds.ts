import { endOfPage, type PotRoundsAsked, type RoundWithPot } from '#modules/play'
import type { Queryable } from '#platform/database'
import { type PlayerId, smallestUuidV7 } from '#platform/ids'
import { rowsOf } from '#platform/rows'

/** Whether a round waits for its end that was begun beside a pot and of which a stake stands. */
export async function hasOpenPotRound(on: Queryable, player: PlayerId): Promise<boolean> {
  const rows = await rowsOf(on, openQuestion, [player])
  return rows.length > 0
}

const openQuestion = `
  SELECT 1 FROM providers_round WHERE player_id = $1 AND pot IS NOT NULL AND closed_at IS NULL AND stake > 0 LIMIT 1`

/** Rounds in games of others that were begun beside a pot. They have the provider's key for a name. */
export async function potRounds(
  on: Queryable,
  asked: PotRoundsAsked,
): Promise<readonly RoundWithPot[]> {
  const { player, pot, from, limit } = asked
  return rowsOf(on, question, [player, pot, smallestUuidV7(from), endOfPage(asked), limit])
}

const question = `
  SELECT id AS "roundId", game_id AS "gameId", game_key AS uri, game_key AS name, coalesce(closed_at, opened_at) AS at,
    closed_at IS NOT NULL AS finished, stake::float8 AS cost, payout::float8 AS payout,
    pot_stake::float8 AS "potTaken", pot_payout::float8 AS "potGiven", counted::float8 AS counted,
    (sum(counted) OVER (ORDER BY id))::float8 AS "countedSoFar"
  FROM providers_round
  WHERE player_id = $1 AND pot = $2 AND id >= $3::uuid AND ($4::uuid IS NULL OR id < $4::uuid)
  ORDER BY id DESC LIMIT $5`
