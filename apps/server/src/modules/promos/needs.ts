import type { PlayerStatus } from '@fairhouse/contract/entities/user-status'
import type { Grants, Promotable } from '#modules/bonuses'
import type { Clock } from '#platform/clock'
import type { Database, Queryable } from '#platform/database'
import type { PlayerId } from '#platform/ids'
import type { PromoSecrets } from './promo-secrets.ts'

/** What small games are given by the house. */
export interface PromoNeeds {
  readonly database: Database
  readonly clock: Clock
  readonly secrets: PromoSecrets
  readonly giveGrant: Grants['giveGrant']
  /** The one gate of whatever promotes. */
  readonly withheldFrom: Promotable['withheldFrom']
  /** Voids what was decided on the player's seat so far, in the transaction of the change. */
  touchSeat(on: Queryable, player: PlayerId): Promise<void>
  playerStatus(player: PlayerId): Promise<PlayerStatus>
  /** Tells all nodes and browsers that these players changed. */
  tellPlayers(players: readonly PlayerId[]): void
}
