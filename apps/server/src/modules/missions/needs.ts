import type { PlayerStatus } from '@fairhouse/contract/entities/user-status'
import type { Promotable } from '#modules/bonuses'
import type { SortOfGame } from '#modules/catalog'
import type { Clock } from '#platform/clock'
import type { Database, Queryable } from '#platform/database'
import type { PlayerId } from '#platform/ids'

/** What missions are given by the house. */
export interface MissionNeeds {
  readonly database: Database
  readonly clock: Clock
  readonly sortOf: (gameId: number) => SortOfGame | undefined
  /** The one gate of whatever promotes. */
  readonly withheldFrom: Promotable['withheldFrom']
  /** Voids what was decided on the player's seat so far, in the transaction of the change. */
  touchSeat(on: Queryable, player: PlayerId): Promise<void>
  playerStatus(player: PlayerId): Promise<PlayerStatus>
  /** Tells all nodes and browsers that these players changed. */
  tellPlayers(players: readonly PlayerId[]): void
}
