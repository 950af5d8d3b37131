import type { Inbox } from '#modules/inbox'
import type { Clock } from '#platform/clock'
import type { Database } from '#platform/database'
import type { PlayerId } from '#platform/ids'

/** What support is given by the house. */
export interface SupportNeeds {
  readonly database: Database
  readonly clock: Clock
  /** 32 bytes that seal files at rest, kept apart from the database. */
  readonly sealKey: Uint8Array
  /** Writes to the player, in the transaction of what it tells of. */
  readonly send: Inbox['send']
  /** Whether the round is this player's. */
  ownsRound(player: PlayerId, roundId: string): Promise<boolean>
  /** Whether the payment is this player's. */
  ownsPayment(player: PlayerId, paymentId: string): Promise<boolean>
}
