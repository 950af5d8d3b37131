import type { LinkedAccount } from '#modules/identity'
import type { GrantTold, GrantsTold } from '#modules/bonuses'
import type { ListedRound, RoundWithPot } from '#modules/play'
import type { Clock } from '#platform/clock'
import type { Database, Queryable, Transaction } from '#platform/database'
import type { PlayerId } from '#platform/ids'
import type { Signal } from './signals.ts'

/** What looking for abuse is given by the house. Times are epoch milliseconds. */
export interface AbuseNeeds {
  readonly database: Database
  readonly clock: Clock
  grantsTold: GrantsTold
  /** Of these players, those who had the offer. */
  playersWithOffer(
    on: Queryable,
    offer: string,
    players: readonly PlayerId[],
  ): Promise<readonly PlayerId[]>
  linkedAccounts(on: Queryable, player: PlayerId, limit: number): Promise<LinkedAccount[]>
  playersWithSameMethods(on: Queryable, player: PlayerId, limit: number): Promise<PlayerId[]>
  roundsBefore(
    on: Queryable,
    player: PlayerId,
    page: { readonly before: string | null; readonly limit: number },
  ): Promise<ListedRound[]>
  /** Rounds of a grant, the newest first, at most so many. */
  roundsOfGrant(on: Queryable, grant: GrantTold, limit: number): Promise<readonly RoundWithPot[]>
  /** Whether a game has opposite sides. */
  hasSides(gameId: number): boolean
  /** The same find of a player is raised once. */
  raise(tx: Transaction, player: PlayerId, find: Signal & { readonly find: string }): Promise<void>
}
