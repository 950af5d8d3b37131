import type { AccountId } from '#modules/ledger'
import type { Queryable } from '#platform/database'
import { type PlayerId, smallestUuidV7 } from '#platform/ids'
import { rowsOf } from '#platform/rows'

/** A round of a player who had a pot, with who paid. Amounts are minor units. */
export interface RoundWithPot {
  readonly roundId: string
  readonly gameId: number
  readonly uri: string
  readonly name: string
  readonly at: Date
  readonly finished: boolean
  readonly cost: number
  readonly payout: number
  /** What of both was the pot's. */
  readonly potTaken: number
  readonly potGiven: number
  readonly counted: number
  /** What was counted from the first of them up to this one. */
  readonly countedSoFar: number
}

/**
 * Rounds of own games that were begun while a pot was there, the newest first, with how many there are on all pages.
 * @param asked `from` and `to` are epoch milliseconds, `to` null for no end.
 */
export async function roundsWithPot(
  on: Queryable,
  asked: {
    readonly player: PlayerId
    readonly pot: AccountId
    readonly from: number
    readonly to: number | null
    readonly limit: number
    readonly skip: number
  },
): Promise<{ readonly rounds: readonly RoundWithPot[]; readonly total: number }> {
  const { player, pot, from, to, limit, skip } = asked
  const until = to === null ? null : smallestUuidV7(to + 1)
  const rows = await rowsOf<RoundWithPot & { readonly total: number }>(on, statement, [
    player,
    pot,
    smallestUuidV7(from),
    until,
    limit,
    skip,
  ])
  return { rounds: rows.map(({ total: _all, ...round }) => round), total: rows[0]?.total ?? 0 }
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
    (sum(counted) OVER (ORDER BY round_id))::float8 AS "countedSoFar", (count(*) OVER ())::int AS total
  FROM round ORDER BY round_id DESC LIMIT $5 OFFSET $6`
