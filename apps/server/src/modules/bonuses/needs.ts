import type { WageredGame } from '@fairhouse/contract/bonus-rules'
import type { BonusData } from '@fairhouse/contract/entities/bonus'
import type { Withheld } from '@fairhouse/contract/entities/loyalty'
import type { PlayerStatus } from '@fairhouse/contract/entities/user-status'
import type { BonusTransaction } from '#modules/cashier'
import type { PotRounds } from '#modules/play'
import type { Clock } from '#platform/clock'
import type { Database, Queryable, Transaction } from '#platform/database'
import type { PlayerId } from '#platform/ids'
import type { Log } from '#platform/log'
import type { PlaceBonuses } from './offers/in-place.ts'
import type { Offer } from './offers/offer.ts'
import type { GrantGames } from './store/stored-grant.ts'

/** Whom bonuses are for: the one gate of everything that promotes or rewards. */
export interface Promotable {
  /**
   * Why each of these players was to be given nothing at a moment; null for who was. As many statements for many as for one.
   * @param since epoch milliseconds; any moment from then on can be asked about, and is `since` when it is not said. Of where they are it tells as of now.
   */
  withheldFrom(
    on: Queryable,
    players: readonly PlayerId[],
    since: number,
  ): Promise<(player: PlayerId, at?: number) => Withheld | null>
  /** Nothing is withheld from the player now. */
  mayPromote(on: Queryable, player: PlayerId): Promise<boolean>
}

/** Who keeps segments of players. */
export interface OfferAudience {
  /** Whether a player belongs to a segment now; to one that was dropped nobody does. */
  inSegment(on: Queryable, segment: string, player: PlayerId): Promise<boolean>
}

/** A game as bonuses see it. */
export interface BonusGame extends WageredGame {
  readonly id: number
  readonly uri: string
  readonly name: string
  readonly isOwn: boolean
  /** A live room, which takes own money alone. */
  readonly isRoom: boolean
  /** Levels of its stakes in minor units; null where the house does not know them. */
  readonly betLevels: readonly number[] | null
}

/** Where a bonus may be played, as statuses tell it: kinds, without their progressive games, and single games beside those. */
export type ToldGames = Pick<BonusData, 'allowedGames' | 'allowedGamesExpanded'>

/** What bonuses are given by the house. */
export interface BonusNeeds {
  readonly database: Database
  readonly clock: Clock
  readonly log: Log
  readonly promotions: readonly Offer[]
  /** Undefined for a game that the house does not know. */
  gameOf(gameId: number): BonusGame | undefined
  /** Where a grant may be played, of all games that are on. */
  gamesTold(games: GrantGames): ToldGames
  ownGame(uri: string): BonusGame | undefined
  /** The game that wears the badge; null when none does, or none that can be played. */
  gameOfTheMonth(): BonusGame | null
  /** Voids what was decided on the player's seat so far, in the transaction of the change. */
  touchSeat(on: Queryable, player: PlayerId): Promise<void>
  /** The player's rounds beside his pocket of bonus money, of whatever games. */
  readonly potRounds: PotRounds
  mayPromote: Promotable['mayPromote']
  inSegment: OfferAudience['inSegment']
  /** What the rules of the player's place say of bonuses. */
  placeBonuses(on: Queryable, player: PlayerId): Promise<PlaceBonuses>
  /** The player paid something in before. */
  hasDeposited(on: Queryable, player: PlayerId): Promise<boolean>
  noteBonus(tx: Transaction, told: BonusTransaction): Promise<void>
  playerStatus(player: PlayerId): Promise<PlayerStatus>
  /** Tells all nodes and browsers that the player changed. */
  tellPlayers(players: readonly PlayerId[]): void
}

/** What changes grants work with. */
export interface Change {
  readonly tx: Transaction
  /** Epoch milliseconds. */
  readonly now: number
}
