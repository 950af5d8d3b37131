import type { Queryable } from '#platform/database'
import { type PlayerId, smallestUuidV7 } from '#platform/ids'
import { rowsOf } from '#platform/rows'

const question = `
  SELECT coalesce(sum(CASE WHEN sequence = 0 THEN stake ELSE coalesce(raised, 0) END - coalesce(pot_taken, 0)), 0)::float8 AS staked,
    coalesce(sum(payout - coalesce(pot_given, 0)) FILTER (WHERE finished), 0)::float8 AS won
  FROM play_step WHERE player_id = $1 AND round_id >= $2`

/**
 * What a player's rounds that began since then (epoch milliseconds) have taken from his pocket and given to it, in minor units of what he bets in,
 * as far as they are in their tables. What a pot paid is not his money.
 */
export async function moneyMovedSince(
  on: Queryable,
  player: PlayerId,
  since: number,
): Promise<{ readonly staked: number; readonly won: number }> {
  const [row] = await rowsOf<{ staked: number; won: number }>(on, question, [
    player,
    smallestUuidV7(since),
  ])
  return row ?? { staked: 0, won: 0 }
}
