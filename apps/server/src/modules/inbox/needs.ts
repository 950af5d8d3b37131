import type { PlayerStatus } from '@fairhouse/contract/entities/user-status'
import type { Clock } from '#platform/clock'
import type { Database, Queryable } from '#platform/database'
import type { PlayerId } from '#platform/ids'
import type { Outbox } from '#platform/outbox'

/** What the inbox is given by the house. */
export interface InboxNeeds {
  readonly database: Database
  readonly clock: Clock
  readonly outbox: Pick<Outbox, 'on'>
  /** Voids what was remembered of the player's facts; they count the messages. */
  readonly touchSeat: (on: Queryable, player: PlayerId) => Promise<void>
  readonly playerStatus: (player: PlayerId) => Promise<PlayerStatus>
  /** Every node, this one too, tells these players' browsers their status as it is now. */
  readonly tellPlayers: (players: readonly PlayerId[]) => void
}
