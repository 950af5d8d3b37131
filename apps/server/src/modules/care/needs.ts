import type { PaymentFact } from '#modules/cashier'
import type { Inbox } from '#modules/inbox'
import type { PlayOfDay } from '#modules/play'
import type { CareTaken } from '#modules/protection'
import type { Clock } from '#platform/clock'
import type { Database, Queryable, Transaction } from '#platform/database'
import type { PlayerId } from '#platform/ids'

/** What looking after players is given by the house. Times are epoch milliseconds. */
export interface CareNeeds {
  readonly database: Database
  readonly clock: Clock
  paymentsOf(on: Queryable, player: PlayerId, since: number): Promise<PaymentFact[]>
  /** Minor units that all rounds since then have taken and given. */
  moneySince(
    on: Queryable,
    player: PlayerId,
    since: number,
  ): Promise<{ readonly staked: number; readonly won: number }>
  playOfDays(on: Queryable, player: PlayerId, since: number): Promise<PlayOfDay[]>
  heldInSince(
    on: Queryable,
    player: PlayerId,
    since: number,
  ): Promise<{ readonly loosened: number; readonly breaks: number }>
  careSince(on: Queryable, player: PlayerId, since: number): Promise<ReadonlySet<CareTaken>>
  recordCare(
    tx: Transaction,
    player: PlayerId,
    care: { readonly step: CareTaken; readonly markers: readonly string[]; readonly at: number },
  ): Promise<void>
  /** Takes the player's seat, before anything else of the player is taken. */
  touchSeat(on: Queryable, player: PlayerId): Promise<void>
  readonly send: Inbox['send']
  /** Puts the player before the house's people. */
  raise(
    tx: Transaction,
    player: PlayerId,
    find: { readonly find: string; readonly facts: Readonly<Record<string, unknown>> },
  ): Promise<void>
}
