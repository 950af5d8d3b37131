import type { PlayerStatus, VisitorStatus } from '@fairhouse/contract/entities/user-status'
import type { Letter } from '#modules/mail'
import type { Clock } from '#platform/clock'
import type { Database, Queryable, Transaction } from '#platform/database'
import type { PlayerId } from '#platform/ids'

/** What identity is given by the house. */
export interface IdentityNeeds {
  readonly database: Database
  readonly clock: Clock
  /** A session on which nothing happened for so long is over. */
  readonly sessionIdleMs: number
  /** Whether an account for dollars may be opened; such a sign-up is refused otherwise. */
  readonly takesRealMoneyAccounts: boolean
  /** Opens what a new player needs to play, in the transaction that registers him. */
  readonly openSeat: (tx: Transaction, player: PlayerId, userType: 1 | 2) => Promise<void>
  /** Voids what was decided on the player's facts so far. */
  readonly touchSeat: (on: Queryable, player: PlayerId) => Promise<void>
  /** Puts a letter into the outbox, in the transaction of what it tells of. */
  readonly postLetter: (tx: Transaction, letter: Letter) => Promise<void>
  /** 32 bytes that seal the secrets of one-time codes at rest; the same on every node, kept apart from the database. */
  readonly secretsKey: Uint8Array
  /** The house's name, as authenticator apps show it. */
  readonly brand: string
  /** Tells every node that the session of the token with this `sessionKey` is over. */
  readonly sessionOver: (key: string) => void
  readonly playerStatus: (player: PlayerId) => Promise<PlayerStatus>
  readonly visitorStatus: () => VisitorStatus
}
