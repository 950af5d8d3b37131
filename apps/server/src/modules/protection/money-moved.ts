import { moneyMovedSince } from '#modules/play'
import { providerMoneySince } from '#modules/providers'
import { roomMoneySince } from '#modules/rooms'
import type { Queryable } from '#platform/database'
import type { PlayerId } from '#platform/ids'

/** What all rounds of a player that began since then (epoch milliseconds) have taken and given, in own games, rooms and games of others, minor units. */
export async function allMoneySince(
  on: Queryable,
  player: PlayerId,
  since: number,
): Promise<{ readonly staked: number; readonly won: number }> {
  const own = await moneyMovedSince(on, player, since)
  const others = await providerMoneySince(on, player, since)
  const rooms = await roomMoneySince(on, player, since)
  return {
    staked: own.staked + Number(others.staked + rooms.staked),
    won: own.won + Number(others.won + rooms.won),
  }
}
