import type { Amount } from '@fairhouse/money'
import type { Correction, Desk as CashierDesk, Payer, PaymentFact } from '#modules/cashier'
import type { ComplianceDesk } from '#modules/compliance'
import type { ComplaintDesk } from '#modules/complaints'
import type { Content } from '#modules/content'
import type { AccountDesk } from '#modules/identity'
import type { SupportDesk } from '#modules/support'
import type { Clock } from '#platform/clock'
import type { Database, Queryable, Transaction } from '#platform/database'
import type { PlayerId } from '#platform/ids'
import type { Log } from '#platform/log'
import type { StaffSettings } from '#platform/staff-settings'
import type { Wall } from './wall/wall.ts'
import type { StaffDuties } from './staff-duties.ts'

/** What the back office is given by the house. */
export interface BackofficeNeeds extends StaffDuties {
  readonly database: Database
  readonly clock: Clock
  readonly log: Log
  /** 32 bytes that seal the secrets of one-time codes, and by which forms are known to be ours. */
  readonly secretsKey: Uint8Array
  readonly staff: StaffSettings
  readonly wall: Wall
  readonly content: Content
  /** The house's name, as authenticator apps show it. */
  readonly brand: string
  /** Origin of the storefront; null where the operator set none. */
  readonly publicOrigin: string | null
  readonly cashier: CashierDesk
  readonly compliance: ComplianceDesk
  readonly accounts: AccountDesk
  readonly complaints: ComplaintDesk
  readonly support: SupportDesk
  payerOf(on: Queryable, player: PlayerId): Promise<Payer>
  /** Writes down in the player's history what staff put right in his dollars. */
  noteCorrection(tx: Transaction, made: Correction): Promise<void>
  /** A player's payments since then (epoch milliseconds), oldest first. */
  paymentsOf(on: Queryable, player: PlayerId, since: number): Promise<PaymentFact[]>
  /** What the player has bet since then, in cents. */
  turnoverSince(on: Queryable, player: PlayerId, since: number): Promise<Amount>
}
