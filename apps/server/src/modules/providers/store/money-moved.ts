import { type Amount, amount } from '@fairhouse/money'
import type { Queryable } from '#platform/database'
import { isoTime } from '#platform/iso-time'
import type { PlayerId } from '#platform/ids'
import { rowsOf } from '#platform/rows'

/**
 * What a player's rounds in games of providers that began since then (epoch milliseconds) have taken from his pocket, less what was rolled back, and
 * given to it; minor units of what he bets in. What a pot paid is not his money.
 */
export async function providerMoneySince(
  on: Queryable,
  player: PlayerId,
  since: number,
): Promise<{ readonly staked: Amount; readonly won: Amount }> {
  const [row] = await rowsOf<{ staked: bigint; won: bigint }>(on, statement, [
    player,
    isoTime(since),
  ])
  return { staked: amount(row?.staked ?? 0n), won: amount(row?.won ?? 0n) }
}

const statement = `
  SELECT coalesce(sum(stake - pot_stake), 0)::bigint AS staked, coalesce(sum(payout - pot_payout), 0)::bigint AS won
  FROM providers_round WHERE player_id = $1 AND opened_at >= $2`
