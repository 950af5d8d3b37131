import { type Amount, amount } from '@fairhouse/money'
import type { Queryable } from '#platform/database'
import { type PlayerId, smallestUuidV7 } from '#platform/ids'
import { rowsOf } from '#platform/rows'

const question = `
  SELECT coalesce(sum(stake - coalesce(pot_taken, 0)), 0)::bigint AS staked FROM play_step
  WHERE player_id = $1 AND round_id >= $2 AND sequence = 0`

/** What a player has bet from his pocket since then (epoch milliseconds), in minor units of what he bets in, as far as its rounds are in their tables. */
export async function turnoverSince(
  on: Queryable,
  player: PlayerId,
  since: number,
): Promise<Amount> {
  const [row] = await rowsOf<{ staked: bigint }>(on, question, [player, smallestUuidV7(since)])
  return amount(row?.staked ?? 0n)
}
