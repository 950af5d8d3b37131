import type { Currency } from '@fairhouse/money'
import type { Queryable } from '#platform/database'
import { isoTime } from '#platform/iso-time'
import { type PlayerId, smallestUuidV7 } from '#platform/ids'
import { rowsOf } from '#platform/rows'

/** A round that nobody leads is void within seconds of somebody leading again: none that began before this is open. */
const longestRoundMs = 8 * 24 * 60 * 60_000

const question = `
  SELECT coalesce(sum(stake), 0)::float8 AS stake FROM rooms_ticket
  WHERE player_id = $1 AND currency = $2 AND id >= $4 AND placed_at < $3 AND (ended_at IS NULL OR ended_at >= $3)`

/** A player's stakes in rooms that were not settled at a time (epoch milliseconds), minor units. */
export async function roomStakesInPlay(
  on: Queryable,
  { player, currency }: { readonly player: PlayerId; readonly currency: Currency },
  at: number,
): Promise<number> {
  const oldest = smallestUuidV7(at - longestRoundMs)
  const [row] = await rowsOf<{ stake: number }>(on, question, [
    player,
    currency,
    isoTime(at),
    oldest,
  ])
  return row?.stake ?? 0
}
