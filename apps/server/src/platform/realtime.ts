import type { Winner } from '@fairhouse/contract/calls/winners'
import type { UserStatus } from '@fairhouse/contract/entities/user-status'
import type { Clock } from './clock.ts'
import type { Listener } from './feeds/listener.ts'
import { createStatusFeed } from './feeds/status-feed.ts'
import { createWinnersFeed } from './feeds/winners-feed.ts'
import type { PlayerId } from './ids.ts'

/** Fan-out to the browsers that are connected to this process. */
export interface Realtime {
  /**
   * A player's status changed: all of the player's browsers get the newest one, once a tick, except the one that was told by
   * the answer to its own call.
   */
  readonly publishUser: (player: PlayerId, status: UserStatus, told?: Listener | null) => void
  /** A win happened. Wins of one tick go out as one frame. */
  readonly publishWinner: (winner: Winner) => void
  /** Begins with the newest frame already shown to the listener, or with a snapshot. */
  readonly followWinners: (listener: Listener, since: number | undefined) => void
  /** `status` is the snapshot to begin with. */
  readonly followUser: (listener: Listener, status: UserStatus) => void
  readonly leave: (listener: Listener) => void
  /** Wins remembered from before this process began, oldest first. */
  readonly recall: (winners: readonly Winner[]) => void
  /** The newest wins, newest first. */
  readonly winners: (limit: number) => Winner[]
  /** Sends what waits for the tick now, and stops ticking. */
  readonly stop: () => void
}

/** What changes within this time goes out as one frame. */
const tickMs = 100

export function createRealtime(clock: Clock): Realtime {
  // Numbers go on from the time of start, so a browser that comes back after a restart has seen none of ours and gets a snapshot.
  const wins = createWinnersFeed(clock.now())
  const statuses = createStatusFeed(clock.now())
  let tick: NodeJS.Timeout | undefined

  const flush = (): void => {
    tick = undefined
    statuses.flush()
    wins.flush()
  }
  const flushSoon = (): void => {
    tick ??= setTimeout(flush, tickMs)
  }
  return {
    publishUser: (player, status, told = null) => {
      if (statuses.change(player, status, told)) flushSoon()
    },
    publishWinner: (winner) => {
      wins.add(winner)
      flushSoon()
    },
    followWinners: wins.follow,
    followUser: (listener, status) => {
      if (listener.player !== null) statuses.follow(listener, listener.player, status)
    },
    leave: (listener) => {
      wins.leave(listener)
      if (listener.player !== null) statuses.leave(listener, listener.player)
    },
    recall: wins.recall,
    winners: wins.newest,
    stop: () => {
      clearTimeout(tick)
      flush()
    },
  }
}
