import type { Inbox } from '#modules/inbox'
import type { Clock } from '#platform/clock'
import type { Database } from '#platform/database'

/** What complaints are given by the house. */
export interface ComplaintNeeds {
  readonly database: Database
  readonly clock: Clock
  /** Writes to the player, in the transaction of what it tells of. */
  readonly send: Inbox['send']
}
