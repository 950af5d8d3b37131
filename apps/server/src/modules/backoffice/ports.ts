import type { Queryable } from '#platform/database'
import type { PlayerId } from '#platform/ids'
import { extensionPoint } from '#platform/module/port'
import type { LoyaltyStanding } from './staff-duties.ts'

/** Who counts loyalty, for the page of a player. */
export const loyaltyStandings = extensionPoint<
  (on: Queryable, player: PlayerId) => Promise<LoyaltyStanding>
>('where players stand in loyalty')
