import type { Promotable } from '#modules/bonuses'
import { inDoubt } from '#modules/identity'
import type { Places } from '#modules/play'
import { whyHoldingBack } from '#modules/protection'
import type { Clock } from '#platform/clock'

/**
 * The one gate of everything that promotes or rewards: whose account is in doubt, who holds back from play or was urged to, and who is where no bonuses
 * are allowed, is offered nothing, earns nothing and is given nothing.
 */
export function oneGate({
  clock,
  places,
}: {
  readonly clock: Clock
  readonly places: Pick<Places, 'withoutBonuses'>
}): Promotable {
  const withheldFrom: Promotable['withheldFrom'] = async (on, players, since) => {
    const isInDoubt = await inDoubt(on, players, since)
    const whyBack = await whyHoldingBack(on, players, since)
    const without = await places.withoutBonuses(on, players)
    return (player, at = since) => {
      if (isInDoubt(player, at)) return 'account'
      return whyBack(player, at) ?? (without.has(player) ? 'place' : null)
    }
  }
  return {
    withheldFrom,
    mayPromote: async (on, player) =>
      (await withheldFrom(on, [player], clock.now()))(player) === null,
  }
}
