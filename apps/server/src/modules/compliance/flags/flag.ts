/** What people should look at. */
export type FlagKind =
  | 'structuring'
  | 'withoutPlay'
  | 'roundTrips'
  | 'sharedDestination'
  | 'sharedBrowser'
  | 'oppositeStakes'
  | 'sanctions'
  | 'otherPlace'
  | 'hiddenPlace'
  | 'failedDeposits'
  | 'walletByPeople'
  | 'flaggedAddress'
  | 'harm'
  | AbuseKind

/** Signs that bonuses are abused. */
export type AbuseKind =
  | 'bonusSharedDevice'
  | 'bonusSharedMethod'
  | 'bonusStakeJump'
  | 'bonusOppositeSides'
  | 'referralLinked'

/** A find, as it is raised. */
export interface Find {
  readonly kind: FlagKind
  /** Tells this find from others of its kind: the same one is raised once. */
  readonly find: string
  /** For staff; no secrets, no numbers of accounts. */
  readonly facts: Readonly<Record<string, unknown>>
}

/** A flag that nobody closed yet, or that somebody did. */
export interface Flag {
  readonly id: string
  readonly player: number
  readonly kind: FlagKind
  readonly facts: Readonly<Record<string, unknown>>
  /** Epoch milliseconds. */
  readonly raisedAt: number
  readonly closed: { readonly staff: string; readonly why: string; readonly at: number } | null
}
