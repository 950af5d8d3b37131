import type { Clock } from '#platform/clock'
import type { Queryable } from '#platform/database'
import type { PlayerId } from '#platform/ids'
import { standingsOf } from './store/standings.ts'
import { toldOfPlayer } from './store/told-of-player.ts'
import { vipLevelAt } from '@fairhouse/contract/loyalty-rules'
import { vipStandingAt } from './vip/vip-standing.ts'

/** Where a player stands, for the back office. Sums are cents. */
export const standingForStaff = (clock: Clock) => async (on: Queryable, player: PlayerId) => {
  const { lifetime, tokens, tickets, cashback } = await toldOfPlayer(on, player, clock.now())
  return { level: vipStandingAt(lifetime).level, lifetime, tokens, tickets, cashback }
}

/** VIP levels of these players, of who has counted rounds. */
export const levelsForStaff = async (
  on: Queryable,
  players: readonly PlayerId[],
): Promise<ReadonlyMap<PlayerId, number>> => {
  const standings = await standingsOf(on, players)
  return new Map([...standings].map(([player, { lifetime }]) => [player, vipLevelAt(lifetime)]))
}
