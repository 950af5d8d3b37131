import { whyHoldingBack } from '#modules/protection'
import type { LoyaltyNeeds } from '../needs.ts'

/** What the one gate says of players without an account of identity or a place: nothing is given to who holds back from play. */
export const whileHoldingBack: LoyaltyNeeds['withheldFrom'] = async (on, players, since) => {
  const whyBack = await whyHoldingBack(on, players, since)
  return (player, at = since) => whyBack(player, at)
}
