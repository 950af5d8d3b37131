import { type Amount, amount } from '@fairhouse/money'
import type { Queryable } from '#platform/database'
import { isoTime } from '#platform/iso-time'
import type { PlayerId } from '#platform/ids'
import { rowsOf } from '#platform/rows'

/** What a player has bet in games of providers since then (epoch milliseconds), less what was rolled back; minor units of what he bets in. */
export async function providerTurnoverSince(
  on: Queryable,
  player: PlayerId,
  since: number,
): Promise<Amount> {
  const [row] = await rowsOf<{ staked: bigint }>(on, statement, [player, isoTime(since)])
  return amount(row?.staked ?? 0n)
}

const statement = `
  SELECT coalesce(sum(stake), 0)::bigint AS staked FROM providers_round
  WHERE player_id = $1 AND opened_at >= $2`
