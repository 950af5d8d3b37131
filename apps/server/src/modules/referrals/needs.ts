import type { PaymentFact } from '#modules/cashier'
import type { Grants } from '#modules/bonuses'
import type { Clock } from '#platform/clock'
import type { Database, Queryable, Transaction } from '#platform/database'
import type { PlayerId } from '#platform/ids'
import type { ReferralTerms } from './terms.ts'

/** By what a friend and the inviter may be one person. */
export type Shared = 'device' | 'networkAddress' | 'paymentMethod' | 'person' | 'postalAddress'

/** What invitations are given by the house. Sums are cents, times epoch milliseconds. */
export interface ReferralNeeds {
  readonly database: Database
  readonly clock: Clock
  readonly terms: ReferralTerms
  readonly giveGrant: Grants['giveGrant']
  /** Whom bonuses are for. */
  mayPromote(on: Queryable, player: PlayerId): Promise<boolean>
  /** 1: real money. */
  userTypeOf(on: Queryable, player: PlayerId): Promise<1 | 2>
  isEmailVerified(on: Queryable, player: PlayerId): Promise<boolean>
  paymentsOf(on: Queryable, player: PlayerId, since: number): Promise<PaymentFact[]>
  /** Of these players, those whose turnover of own money came to so much. */
  playersWithTurnover(
    on: Queryable,
    players: readonly PlayerId[],
    from: number,
  ): Promise<readonly PlayerId[]>
  sharedBy(on: Queryable, friend: PlayerId, inviter: PlayerId): Promise<readonly Shared[]>
  /** Has somebody look at it. */
  raise(
    tx: Transaction,
    inviter: PlayerId,
    find: { readonly friend: PlayerId; readonly shares: readonly Shared[] },
  ): Promise<void>
  tellPlayers(players: readonly PlayerId[]): void
}
