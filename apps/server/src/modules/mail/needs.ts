import type { Clock } from '#platform/clock'
import type { Database } from '#platform/database'

/** What mail is given by the house. */
export interface MailNeeds {
  readonly database: Database
  readonly clock: Clock
  /** 32 bytes that seal what letters say for as long as they wait. */
  readonly sealKey: Uint8Array
}
