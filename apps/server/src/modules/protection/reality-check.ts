import type { Queryable } from '#platform/database'
import type { PlayerId } from '#platform/ids'
import type { ProtectionNeeds } from './needs.ts'
import { realityMinutesOf } from './store/reality.ts'

/** Minutes of play after which a player is told how long it has been: as often as they chose, and as their place asks at least; 0: never. */
export async function realityMinutesFor(
  { placeRules }: Pick<ProtectionNeeds, 'placeRules'>,
  on: Queryable,
  player: PlayerId,
): Promise<number> {
  const chosen = await realityMinutesOf(on, player)
  const atLeast = (await placeRules(on, player)).rules.session.realityMinutes
  if (atLeast === null) return chosen
  return chosen === 0 ? atLeast : Math.min(chosen, atLeast)
}
