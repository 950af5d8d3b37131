import type { PotRoundsAsked, PotRoundsPage, RoundWithPot } from '#modules/play'
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
  { player, pot, from, to, limit, skip }: PotRoundsAsked,
): Promise<PotRoundsPage> {
  const until = to === null ? null : smallestUuidV7(to + 1)
  const rows = await rowsOf<RoundWithPot & { readonly total: number }>(on, question, [
    player,
    pot,
    smallestUuidV7(from),
    until,
    limit,
    skip,
  ])
  return { rounds: rows.map(({ total: _all, ...round }) => round), total: rows[0]?.total ?? 0 }
}

const question = `
  SELECT id AS "roundId", game_id AS "gameId", game_key AS uri, game_key AS name, coalesce(closed_at, opened_at) AS at,
    closed_at IS NOT NULL AS finished, stake::float8 AS cost, payout::float8 AS payout,
    pot_stake::float8 AS "potTaken", pot_payout::float8 AS "potGiven", counted::float8 AS counted,
    (sum(counted) OVER (ORDER BY id))::float8 AS "countedSoFar", (count(*) OVER ())::int AS total
  FROM providers_round
  WHERE player_id = $1 AND pot = $2 AND id >= $3::uuid AND ($4::uuid IS NULL OR id < $4::uuid)
  ORDER BY id DESC LIMIT $5 OFFSET $6`
