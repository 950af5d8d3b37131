import type { Withheld } from '@fairhouse/contract/entities/loyalty'
import type { Queryable } from '#platform/database'
import type { PlayerId } from '#platform/ids'
import type { LoyaltyNeeds } from '../needs.ts'

/** Why the player is rewarded for nothing now; null: they are. It is the one gate of grants that says so. */
export async function withheld(
  { clock, withheldFrom }: Pick<LoyaltyNeeds, 'clock' | 'withheldFrom'>,
  on: Queryable,
  player: PlayerId,
): Promise<Withheld | null> {
  return (await withheldFrom(on, [player], clock.now()))(player)
}
