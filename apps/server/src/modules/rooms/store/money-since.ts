import { type Amount, amount } from '@fairhouse/money'
import type { Queryable } from '#platform/database'
import { isoTime } from '#platform/iso-time'
import type { PlayerId } from '#platform/ids'
import { rowsOf } from '#platform/rows'

/** What a player's stakes in rooms since then (epoch milliseconds) have taken, without those that went back, and what they were paid; minor units of what he bets in. */
export async function roomMoneySince(
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
  SELECT coalesce(sum(stake), 0)::bigint AS staked, coalesce(sum(payout), 0)::bigint AS won
  FROM rooms_ticket WHERE player_id = $1 AND placed_at >= $2 AND state <> 'void'`
