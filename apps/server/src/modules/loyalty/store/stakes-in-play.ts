import type { AccountId } from '#modules/ledger'
import { stakeInPlay } from '#modules/play'
import { providerStakesInPlay } from '#modules/providers'
import { roomStakesInPlay } from '#modules/rooms'
import type { Queryable } from '#platform/database'
import type { PlayerId } from '#platform/ids'

/** What of a player's cash was at stake in rounds that were open at a time (epoch milliseconds), cents: neither lost nor won. */
export async function stakesInPlay(
  on: Queryable,
  { player, cash }: { readonly player: PlayerId; readonly cash: AccountId },
  at: number,
): Promise<number> {
  const dollars = { player, currency: 'USD' } as const
  const own = await stakeInPlay(on, { player, pocket: cash }, at)
  const others = await providerStakesInPlay(on, dollars, at)
  return own + others + (await roomStakesInPlay(on, dollars, at))
}
