import type { PlayerStatus, VisitorStatus } from '@fairhouse/contract/entities/user-status'
import type { Letter } from '#modules/mail'
import type { PlayerAsk } from '#platform/answer'
import type { DataPage, DataWish } from './data-page.ts'
import type { Clock } from '#platform/clock'
import type { Database, Queryable, Transaction } from '#platform/database'
import type { PlayerId } from '#platform/ids'
import type { Log } from '#platform/log'

/** Where somebody wants to play as a guest. */
export interface GuestWhere {
  /** Who has an account and signed in with the browser, at most a hundred. */
  readonly players: readonly PlayerId[]
  readonly address: string
}

/** What identity is given by the house. */
export interface IdentityNeeds {
  readonly database: Database
  readonly clock: Clock
  readonly log: Pick<Log, 'warn'>
  /** A session on which nothing happened for so long is over. */
  readonly sessionIdleMs: number
  /** Under which profile the house is licensed, and whether for money that has a value. */
  readonly licence: { readonly code: string | null; readonly realMoney: boolean }
  /** Whether an account for dollars may be opened; such a sign-up is refused otherwise. */
  readonly takesRealMoneyAccounts: boolean
  /** Opens what a new player needs to play, in the transaction that registers him. */
  readonly openSeat: (tx: Transaction, player: PlayerId, userType: 1 | 2) => Promise<void>
  /** Whether nobody may play as a guest from this address, in a browser that these players signed in with. */
  readonly guestBarred: (on: Queryable, where: GuestWhere) => Promise<boolean>
  /** Those of these players whom the house must recognise, such as who excluded themselves. */
  readonly mustBeRecognised: (
    on: Queryable,
    players: readonly PlayerId[],
  ) => Promise<ReadonlySet<PlayerId>>
  /** Tells that guests are removed: nothing is kept of them that could lead to a person. */
  readonly guestsGone: (tx: Transaction, players: readonly PlayerId[]) => Promise<void>
  /** Where a network address is (ISO 3166, with the part of a country where those have rules); null: not known. */
  readonly placeOfAddress: (address: string) => string | null
  /** Those of these players who have ever bet. */
  readonly whoBet: (on: Queryable, players: readonly PlayerId[]) => Promise<ReadonlySet<PlayerId>>
  /**
   * Tells that the house knows now, or knows better, what person a player is, in the transaction that learns it. @param guest as whom they have just
   * played beside this account; null: as nobody.
   */
  readonly personKnown: (tx: Transaction, player: PlayerId, guest: PlayerId | null) => Promise<void>
  /** Tells from which network address a player signs in, in the transaction that does it. */
  readonly signedIn: (tx: Transaction, player: PlayerId, address: string) => Promise<void>
  /** Voids what was decided on the player's facts so far. */
  readonly touchSeat: (on: Queryable, player: PlayerId) => Promise<void>
  /** Sends a letter once the transaction is committed. */
  readonly postLetter: (tx: Transaction, letter: Letter) => Promise<void>
  /** 32 bytes that seal the secrets of one-time codes at rest and name players to their devices; the same on every node, kept apart from the database. */
  readonly secretsKey: Uint8Array
  /** 32 bytes that make the links by which news end; who changes them kills the links of letters already sent. */
  readonly newsletterKey: Uint8Array
  /** What the operator set; null: our origin is whatever host was asked. */
  readonly publicOrigin: string | null
  /** The house's name, as authenticator apps show it. */
  readonly brand: string
  /** Tells every node that a session is over whose token has this `sessionKey`. After the commit. */
  readonly sessionOver: (key: string) => void
  /** What the player's browsers show is old: they are told the status as it is now, on every node. After the commit. */
  readonly playerChanged: (player: PlayerId) => void
  /** A page of what other modules keep of the asking player; null for a page that cannot be. */
  readonly dataOf: (ask: PlayerAsk, wish: DataWish) => Promise<DataPage | null>
  readonly playerStatus: (player: PlayerId) => Promise<PlayerStatus>
  readonly visitorStatus: () => VisitorStatus
}
