import type { Audience } from '#modules/catalog'
import type { Identity } from '#modules/identity'
import type { Places, Play, StatusFacts } from '#modules/play'
import type { Clock } from '#platform/clock'
import type { Database } from '#platform/database'
import type { ToldWinner } from '#platform/house-channels'
import type { PlayerId } from '#platform/ids'
import type { Log } from '#platform/log'
import type { Outbox } from '#platform/outbox'
import type { OfferedGames } from './lists/offered-games.ts'

/** What the lobby is given by the house. */
export interface LobbyNeeds {
  readonly database: Database
  readonly clock: Clock
  readonly identity: Pick<Identity, 'maskedLogins'>
  readonly play: Pick<Play, 'statusOf' | 'recentWins' | 'touchSeat'>
  /** Whether the house has a game of this id, be it on or off. */
  readonly isGame: (gameId: number) => boolean
  /** The games that are on for them; the same object as long as nothing in it changed. */
  readonly offered: (audience: Audience) => OfferedGames
  /**
   * Whether games may be suggested to a player. The rules are those of who protects players: whoever limited or excluded himself, or was
   * limited, is to be left in peace here as well.
   */
  readonly mayPromote: (facts: StatusFacts) => boolean
  /** Which of these players are not to be shown to others. */
  readonly hidden: (players: readonly PlayerId[]) => Promise<ReadonlySet<number>>
  readonly places: Pick<Places, 'playRulesFor'>
  readonly outbox: Pick<Outbox, 'on' | 'onMany'>
  /** Tells other nodes whom this one has changed; null when there are none. */
  readonly tellChanged: ((players: readonly PlayerId[]) => void) | null
  /** Tells every node of winners, this one too. */
  readonly tellWinners: (winners: readonly ToldWinner[]) => void
  /** Shared with the live chat; null: there is none. */
  readonly chatKey: string | null
  readonly log: Log
}
