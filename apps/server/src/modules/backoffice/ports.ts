import type { Queryable } from '#platform/database'
import type { PlayerId } from '#platform/ids'
import { extensionPoint } from '#platform/module/port'
import type { LoyaltyDesk, ReferralDesk, TournamentDesk } from './rewards.ts'
import type { LoyaltyStanding } from './staff-duties.ts'

/** Who counts loyalty, for the page of a player. */
export const loyaltyStandings = extensionPoint<
  (on: Queryable, player: PlayerId) => Promise<LoyaltyStanding>
>('where players stand in loyalty')

/** Who counts loyalty, for questions over players: VIP levels of those who have one. */
export const loyaltyLevels = extensionPoint<
  (on: Queryable, players: readonly PlayerId[]) => Promise<ReadonlyMap<PlayerId, number>>
>('on which levels players are')

/** Who counts loyalty and draws the lotto. Nobody may: then there is nothing to see. */
export const loyaltyDesks = extensionPoint<LoyaltyDesk>('what staff put right of loyalty')

/** Who holds tournaments. */
export const tournamentDesks = extensionPoint<TournamentDesk>('what staff do with tournaments')

/** Who keeps invitations. */
export const referralDesks = extensionPoint<ReferralDesk>('what staff decide of invitations')
