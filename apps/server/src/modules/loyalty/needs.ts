import type { PlayerStatus } from '@fairhouse/contract/entities/user-status'
import type { Promotable } from '#modules/bonuses'
import type { SortOfGame } from '#modules/catalog'
import type { Inbox } from '#modules/inbox'
import type { Clock } from '#platform/clock'
import type { Database, Queryable } from '#platform/database'
import type { PlayerId } from '#platform/ids'
import type { DrawSecrets } from './lotto/seed-of-draw.ts'
import type { GiveGrant } from './ports.ts'

/** What loyalty is given by the house. */
export interface LoyaltyNeeds {
  readonly database: Database
  readonly clock: Clock
  /** Gives a grant; null: nobody gives any, and nothing is offered that ends in one. */
  readonly giveGrant: () => GiveGrant | null
  readonly drawSecrets: DrawSecrets
  readonly sortOf: (gameId: number) => SortOfGame | undefined
  /** The one gate: who is given nothing earns nothing. */
  readonly withheldFrom: Promotable['withheldFrom']
  readonly send: Inbox['send']
  /** Voids what was decided on the player's seat so far, in the transaction of the change. */
  touchSeat(on: Queryable, player: PlayerId): Promise<void>
  playerStatus(player: PlayerId): Promise<PlayerStatus>
  /** Tells all nodes and browsers that these players changed. */
  tellPlayers(players: readonly PlayerId[]): void
}
