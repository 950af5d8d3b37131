import { minutesPlayedSince } from '#modules/play'
import { providerMinutesSince } from '#modules/providers'
import { roomMinutesSince } from '#modules/rooms'
import type { Queryable } from '#platform/database'
import type { PlayerId } from '#platform/ids'

/** Minutes (counted from 1970) since then (epoch milliseconds) in which a player began a round in any game, in rising order. */
export async function minutesPlayed(
  on: Queryable,
  player: PlayerId,
  since: number,
): Promise<number[]> {
  const own = await minutesPlayedSince(on, player, since)
  const others = await providerMinutesSince(on, player, since)
  const rooms = await roomMinutesSince(on, player, since)
  return [...new Set([...own, ...others, ...rooms])].toSorted((one, other) => one - other)
}
