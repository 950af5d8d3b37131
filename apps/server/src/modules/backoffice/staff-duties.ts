import type { Complaint } from '@fairhouse/contract/entities/complaint'
import type { ReplyOf } from '@fairhouse/contract/call'
import type { roundDetail } from '@fairhouse/contract/calls/play'
import type { BonusDesk } from '#modules/bonuses'
import type { Catalog } from '#modules/catalog'
import type { MessageTexts } from '#modules/inbox'
import type { JackpotDesk } from '#modules/jackpots'
import type { Maintenance } from '#modules/maintenance'
import type { OwnProtection } from '#modules/protection'
import type { Queryable, Transaction } from '#platform/database'
import type { PlayerId } from '#platform/ids'
import type { LoyaltyDesk, ReferralDesk, TournamentDesk } from './rewards.ts'

/** Where a player stands in loyalty. Sums are cents. */
export interface LoyaltyStanding {
  readonly level: number
  readonly lifetime: number
  readonly tokens: number
  readonly tickets: number
  readonly cashback: number
}

/** What other modules know of a player and do for staff, beyond what their doors read from the tables. */
export interface StaffDuties {
  readonly protection: OwnProtection
  readonly catalog: Pick<Catalog, 'titles' | 'rooms' | 'provided' | 'desk'>
  complaintsOf(player: PlayerId): Promise<readonly Complaint[]>
  /** Puts a message into a player's inbox, under a UUID of version 7. */
  send(tx: Transaction, player: PlayerId, texts: MessageTexts, messageId: string): Promise<void>
  /** A round of ours as its player may have it; null when there is none. */
  roundDetail(player: PlayerId, round: string): Promise<ReplyOf<typeof roundDetail> | null>
  /** Null: nobody counts it. */
  loyaltyOf(on: Queryable, player: PlayerId): Promise<LoyaltyStanding | null>
  /** VIP levels of these players; null: nobody counts them. */
  levelsOf(
    on: Queryable,
    players: readonly PlayerId[],
  ): Promise<ReadonlyMap<PlayerId, number>> | null
  readonly jackpots: JackpotDesk
  readonly maintenance: Pick<Maintenance, 'nameOf' | 'changed'>
  readonly bonuses: BonusDesk
  /** Null: nobody counts points, holds tournaments or keeps invitations. */
  loyalty(): LoyaltyDesk | null
  tournaments(): TournamentDesk | null
  referrals(): ReferralDesk | null
  /** Voids what was decided on the player's facts so far. */
  touchSeat(on: Queryable, player: PlayerId): Promise<void>
}
