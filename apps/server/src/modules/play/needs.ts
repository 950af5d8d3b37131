import type { Traces } from '#platform/tracing/tracer'
import type { RoundSummary } from '@fairhouse/contract/calls/play'
import type { PlayRules } from '@fairhouse/contract/entities/play-rules'
import type { PlayerStatus } from '@fairhouse/contract/entities/user-status'
import type { Game } from '@fairhouse/game-math/game'
import type { Title, Titles } from '#modules/catalog'
import type { MeterBook } from '#modules/jackpots'
import type { Refused } from '#platform/answer'
import type { Clock } from '#platform/clock'
import type { Database, Queryable, Transaction } from '#platform/database'
import type { PlayerId } from '#platform/ids'
import type { Log } from '#platform/log'
import type { SeedKeeper } from '#platform/seeds/seed-keeper'
import type { FollowedSlice, Slice } from './slice.ts'
import type { AccountFacts, StatusFacts } from './status-facts.ts'

/** Everything a bet and a player's status depend on, as of one version. */
export interface SeatFacts extends StatusFacts {
  /** Moves with every change to the player; a decision taken on an older one is void. */
  readonly version: bigint
  /** What modules above keep of the bets so far. */
  readonly following: readonly FollowedSlice[]
  /** The game in which a round waits for the player. */
  readonly open: { readonly uri: string } | null
}

/**
 * May this player begin a round of this game now? Pure. A round that was begun under other rules may always be finished,
 * so gates are asked for bets and for opening a game, never for going on.
 */
export type Gate = (seat: SeatFacts, game: GatedGame, now: number) => Refused | null

/** What gates look at of a game: an own title, or one of a provider. */
export interface GatedGame {
  readonly manifest: Pick<Title['manifest'], 'id'>
}

/** What rules of places tell games apart by. */
export interface RuledGame {
  readonly rules: { readonly paytable: Pick<Game['paytable'], 'family'> }
}

/** What play is given by the house. */
export interface PlayNeeds {
  readonly database: Database
  readonly clock: Clock
  readonly log: Log
  readonly titles: Titles
  /** The rules of a title by their hash, today's or earlier ones, offered or not; or why they cannot be had, in words for an operator. */
  released(
    uri: string,
    hash: string,
  ): Promise<{ readonly game: Game } | { readonly missing: string }>
  /** The same as it is kept, of whatever title, as canonical JSON; null when it is not there. */
  releasedText(hash: string): Promise<string | null>
  /** Asked in this order; the first no is the answer. */
  readonly gates: readonly Gate[]
  /** What the rules of the player's place allow at a game; null: one of a kind that nobody knows. Pure: asked for every bet. */
  rulesFor(this: void, seat: SeatFacts, game: RuledGame | null): PlayRules
  /** What modules above keep in a seat, in the order in which they are read. */
  readonly slices: () => readonly Slice[]
  /** Read on the connection given: within a transaction no other one may be waited for. */
  accountFacts(on: Queryable, player: PlayerId): Promise<AccountFacts>
  /**
   * A player's status as the browser sees it. Pure: the same facts and time make the same bytes, so that a repeated answer
   * can be rebuilt.
   * @param serverTime epoch milliseconds, for `serverTime`; never asked of a clock.
   */
  userStatus(facts: StatusFacts, serverTime: number): PlayerStatus
  /** Asked once for each seat that was read: another node or a logout may have ended the session before that. */
  sessionAlive(sessionId: string): Promise<boolean>
  /** Keeps server seeds sealed. */
  readonly seeds: SeedKeeper
  /** 32 bytes, the secret half of the Ed25519 key that signs receipts. The same on every node, kept apart from the database. */
  readonly receiptKey: Uint8Array
  /** Rounds of games that are not ours, for what is told of all games; without it there are none. */
  readonly roundsElsewhere?: () => RoundsElsewhere
  /** Ends what the player has open of slots that are not ours; without it there are none. @param at epoch milliseconds. */
  readonly endSlotsElsewhere?: (tx: Transaction, player: PlayerId, at: number) => Promise<void>
  /** Meters of progressive jackpots. */
  readonly meters: MeterBook
  /** Tells the outbox that something was committed; must not wait. */
  outboxGrew(): void
  /** Hears what the money path does, for the operator's numbers. */
  readonly watch?: MoneyWatch
  /** Undefined: nothing is traced. */
  readonly traces?: Traces | undefined
}

/** A game that a player opened. */
export interface OpenedGame {
  readonly game_id: number
  readonly opened_at: Date
}

/** Rounds of games that are not ours. */
export interface RoundsElsewhere {
  /** How many rounds the player has. */
  count(on: Queryable, player: PlayerId): Promise<number>
  /** The newest ones, of smaller ids than `before` where one is given, newest first, at most so many. */
  newest(
    on: Queryable,
    player: PlayerId,
    limit: number,
    before?: string,
  ): Promise<readonly RoundSummary[]>
  /** When the player opened each game last. */
  opened(on: Queryable, player: PlayerId): Promise<readonly OpenedGame[]>
}

/** Hears how bets are committed. Called for each of them: must cost next to nothing, and never wait or throw. */
export interface MoneyWatch {
  /** So many decisions wait to be committed now. */
  queued(decisions: number): void
  /** A batch was answered by the database, so many ms after it was sent. */
  batch(decisions: number, ms: number): void
  verdict(verdict: 'committed' | 'answered' | 'stale'): void
  /** A seat was asked for; whether it was remembered, and how many are. */
  seat(found: boolean, remembered: number): void
}
