import type { Amount } from '@fairhouse/money'
import type { DestinationFacts, PaymentFact } from '#modules/cashier'
import type { Clock } from '#platform/clock'
import type { Database, Queryable } from '#platform/database'
import type { PlayerId } from '#platform/ids'
import type { Log } from '#platform/log'

/** What compliance is given by the house. It reads no table of another module. */
export interface ComplianceNeeds {
  readonly database: Database
  readonly clock: Clock
  readonly log: Log
  /** A player's payments since then (epoch milliseconds), oldest first. */
  paymentsOf(on: Queryable, player: PlayerId, since: number): Promise<PaymentFact[]>
  /** Since when a destination is the player's, and who else has it. */
  destinationOf(on: Queryable, player: PlayerId, fingerprint: string): Promise<DestinationFacts>
  /** What the player has bet since then (epoch milliseconds), in cents. */
  turnoverSince(on: Queryable, player: PlayerId, since: number): Promise<Amount>
  /** Other players for real money who used a browser of this one's. */
  playersInBrowsers(on: Queryable, player: PlayerId): Promise<number[]>
}
