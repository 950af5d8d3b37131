import type { Json } from '@fairhouse/contract/json'
import type { PlayerStatus, UserStatus } from '@fairhouse/contract/entities/user-status'
import type { Amount, Currency } from '@fairhouse/money'
import type { PlayerId } from '#platform/ids'

/**
 * What the account says of a player: plain JSON, because a repeated answer is rebuilt from a stored copy. Whoever changes one of these facts calls
 * `touchSeat` in the same transaction. What other modules know is in their slices.
 */
export interface AccountFacts {
  readonly login: string
  readonly email: string
  readonly avatarImageId: number
  readonly receiveNewsletter: boolean
  readonly passwordChangedRecently: boolean
  readonly suspended: boolean
  /** ISO 3166, two capital letters. */
  readonly country: string
  /** ISO 8601, UTC. */
  readonly createdAt: string
  /** Of guests alone. */
  readonly isGuest?: true
  readonly flags: Extract<UserStatus, { isLogged: true }>['userFlags']
}

/** Everything a player's status shows. */
export interface StatusFacts {
  readonly player: PlayerId
  /** 1 real money, 2 play money. */
  readonly userType: 1 | 2
  /** What the player bets in: USD for type 1, CREDIT for type 2. */
  readonly currency: Currency
  readonly isTestMoney: boolean
  readonly cash: Amount
  readonly credits: Amount
  /** Ids of the games the player sat down at, the latest first. */
  readonly lastPlayed: readonly number[]
  readonly account: AccountFacts
  /** What modules above tell of the player. */
  readonly told: readonly ToldSlice[]
}

/** What a slice tells in one seat. */
export interface ToldSlice {
  readonly name: string
  readonly value: Json
  /** Moved by bets: stored with each step, not with the facts. */
  readonly moves: boolean
  status(facts: StatusFacts): Partial<PlayerStatus>
}
