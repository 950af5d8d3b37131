import type { Clock } from '#platform/clock'
import type { Database } from '#platform/database'
import type { PlayerId } from '#platform/ids'
import type { Log } from '#platform/log'
import type { FrameNumbers } from '#platform/realtime/numbers'
import type { SeedKeeper } from '#platform/seeds/seed-keeper'
import type { SaltSource } from './chain/salt-source.ts'
import type { LiveRoom } from './live/live-room.ts'
import type { Room, RoomTimes } from './room.ts'

/** What a node makes a room of, whatever its kind. */
export interface OneRoomNeeds<News, Times extends RoomTimes> {
  readonly room: Room<Times>
  readonly database: Database
  readonly clock: Clock
  readonly log: Log
  readonly node: string
  readonly seeds: SeedKeeper
  readonly salt: SaltSource
  readonly numbers: FrameNumbers
  /** Whether this node stands by to lead it. */
  readonly leads: boolean
  /** Tells every node, this one too. */
  readonly tell: (news: News) => void
  /** So many browsers watch it here. */
  readonly watched: (listeners: number) => void
  /** What players have was changed, and committed. */
  readonly changed: (players: readonly PlayerId[]) => void
}

/** A room as this node keeps it. Nodes in which nobody is do nothing for a room; those in which somebody is stand by to lead it, and one of them does. */
export interface OneRoom<News, Times extends RoomTimes> {
  readonly room: Room<Times>
  readonly live: LiveRoom<News>
  /** Somebody is here, or was a moment ago: a node in which that is so stands by to lead the room. */
  readonly attend: () => void
  /** Makes sure that this node can go on with a round, before a stake is taken in it here. @throws Busy when nobody opens its chance now. */
  readonly readyFor: (round: string) => Promise<void>
  /** Goes on with what an earlier process left. */
  readonly start: () => Promise<void>
  readonly drain: () => Promise<void>
}
