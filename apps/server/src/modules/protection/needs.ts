import type { PlayerStatus } from '@fairhouse/contract/entities/user-status'
import type { PlaceRules } from '@fairhouse/jurisdictions'
import type { PaymentFact } from '#modules/cashier'
import type { Clock } from '#platform/clock'
import type { Database, Queryable, Transaction } from '#platform/database'
import type { PlayerId } from '#platform/ids'

/** What protection is given by the house. */
export interface ProtectionNeeds {
  readonly database: Database
  readonly clock: Clock
  /** Voids what was decided on the player's seat so far, in the transaction of the change. */
  touchSeat(on: Queryable, player: PlayerId): Promise<void>
  /** A player's payments since then (epoch milliseconds). */
  paymentsOf(on: Queryable, player: PlayerId, since: number): Promise<PaymentFact[]>
  playerStatus(player: PlayerId): Promise<PlayerStatus>
  /** What holds where a player is. */
  placeRules(on: Queryable, player: PlayerId): Promise<PlaceRules>
  /** Other accounts of the same person. */
  samePersons(on: Queryable, player: PlayerId): Promise<PlayerId[]>
  /** The player wants no news any more, and gets none of those that wait. */
  endNews(tx: Transaction, player: PlayerId): Promise<void>
  /** Tells all nodes and browsers that the player changed. */
  tellPlayers(players: readonly PlayerId[]): void
}
