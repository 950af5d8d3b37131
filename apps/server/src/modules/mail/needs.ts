import type { Clock } from '#platform/clock'
import type { Database } from '#platform/database'
import type { Log } from '#platform/log'
import type { Carrier } from './carrier.ts'
import type { Writing } from './write-letter.ts'

/** What mail is given by the house. */
export interface MailNeeds {
  readonly database: Database
  readonly clock: Clock
  readonly log: Log
  /** 32 bytes that seal what letters say for as long as they wait. */
  readonly sealKey: Uint8Array
  readonly writing: Writing
  /** Who takes letters away; null: nobody is configured, and they wait. */
  readonly carrier: Carrier | null
  /** Whether letters stay in the mailbox of a demo. */
  readonly captures: boolean
  /** Told of an address that does not exist, perhaps more than once. */
  readonly addressRefused: (email: string) => Promise<void>
  /** How long until a letter is tried again that could not be delivered so often. */
  readonly retryAfterMs?: (attempts: number) => number
}
