import type { PlayerStatus } from '@fairhouse/contract/entities/user-status'
import type { Promotable } from '#modules/bonuses'
import type { SortOfGame } from '#modules/catalog'
import type { Inbox } from '#modules/inbox'
import type { GiveGrant } from '#modules/loyalty'
import type { Clock } from '#platform/clock'
import type { Database } from '#platform/database'
import type { PlayerId } from '#platform/ids'

/** What tournaments are given by the house. */
export interface TournamentNeeds {
  readonly database: Database
  readonly clock: Clock
  /** Gives prizes of real money; null: nobody does, and there are none. */
  readonly giveGrant: () => GiveGrant | null
  readonly sortOf: (gameId: number) => SortOfGame | undefined
  /** Masked, empty for who hides. */
  readonly loginsForOthers: (players: readonly PlayerId[]) => Promise<ReadonlyMap<number, string>>
  /** The one gate: nothing counts, is given or told to whom it is withheld from. */
  readonly withheldFrom: Promotable['withheldFrom']
  readonly send: Inbox['send']
  playerStatus(player: PlayerId): Promise<PlayerStatus>
}
