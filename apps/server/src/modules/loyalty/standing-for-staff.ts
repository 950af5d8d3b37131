import type { Clock } from '#platform/clock'
import type { Queryable } from '#platform/database'
import type { PlayerId } from '#platform/ids'
import { toldOfPlayer } from './store/told-of-player.ts'
import { vipStandingAt } from './vip/vip-standing.ts'

/** Where a player stands, for the back office. Sums are cents. */
export const standingForStaff = (clock: Clock) => async (on: Queryable, player: PlayerId) => {
  const { lifetime, tokens, tickets, cashback } = await toldOfPlayer(on, player, clock.now())
  return { level: vipStandingAt(lifetime).level, lifetime, tokens, tickets, cashback }
}
