import type { PromoShown } from '@fairhouse/contract/entities/promo'
import type { PlayerStatus } from '@fairhouse/contract/entities/user-status'
import type { Queryable } from '#platform/database'
import type { PlayerId } from '#platform/ids'
import type { PromoNeeds } from './needs.ts'

/**
 * Why the player is given nothing now; null: they are. Who holds back from play, is suspended or lives where no bonuses are allowed is not
 * tempted, and a bonus goes to a verified address only, so that one person does not have as many as they can open accounts.
 * @param status read beforehand: a transaction that waits for another connection would hold up the house.
 */
export async function barOf(
  { clock, withheldFrom }: Pick<PromoNeeds, 'clock' | 'withheldFrom'>,
  on: Queryable,
  player: PlayerId,
  { userType, userFlags }: Pick<PlayerStatus, 'userType' | 'userFlags'>,
): Promise<PromoShown['bar']> {
  const withheld = (await withheldFrom(on, [player], clock.now()))(player)
  if (withheld !== null) return withheld
  return userType === 1 && userFlags.verifyContactEmail ? 'email' : null
}
