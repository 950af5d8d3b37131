import type { Transaction } from '@fairhouse/contract/entities/payment'
import type { UserStatus } from '@fairhouse/contract/entities/user-status'
import type { Clock } from '#platform/clock'
import type { PlayerId } from '#platform/ids'
import type { Log } from '#platform/log'
import type { Listener } from '#platform/realtime/listener'
import { createTicker } from '#platform/realtime/ticker'
import type { Topic } from '#platform/realtime/topic'
import { createStatusFeed } from './status-feed.ts'
import { createStatusRefresh } from './status-refresh.ts'

/** The topic `user`: what a player's own browsers are told. Nobody but who is signed in follows it. */
export interface UserTopic extends Topic {
  /**
   * This node changed a player's status: all of the player's browsers get the newest one, once a tick, except the one that was
   * told by the answer to its own call.
   */
  readonly publish: (player: PlayerId, status: UserStatus, told?: Listener | null) => void
  /** Another node changed these players: those whose browsers listen here are told their status as it is now. */
  readonly refresh: (players: readonly PlayerId[]) => void
  /** The same for everybody who listens: messages of other nodes may have been missed. */
  readonly refreshEverybody: () => void
  /** A payment moved: the player's browsers that listen here are told. */
  readonly publishPayment: (player: PlayerId, transaction: Transaction) => void
}

export interface UserTopicNeeds {
  readonly clock: Clock
  readonly log: Log
  readonly statusOf: (player: PlayerId) => Promise<UserStatus>
  /** Hears once a tick whom this node has changed; null when there is no other node to tell. */
  readonly tellOthers: ((players: readonly PlayerId[]) => void) | null
}

export function createUserTopic({ clock, log, statusOf, tellOthers }: UserTopicNeeds): UserTopic {
  const feed = createStatusFeed(clock.now())
  const changed = new Set<PlayerId>()
  const refresh = createStatusRefresh({
    read: statusOf,
    isFollowed: feed.isFollowed,
    tell: (player, status) => {
      feed.change(player, status, null)
      ticker.soon()
    },
    failed: (fault) => log.warn({ err: fault }, 'the status of a player was not read'),
  })
  const ticker = createTicker(() => {
    feed.flush()
    if (changed.size > 0) tellOthers?.([...changed])
    changed.clear()
    void refresh.run().then((again) => again && ticker.soon())
  })
  const refreshAll = (players: Iterable<PlayerId>): void => {
    for (const player of players) refresh.add(player)
    ticker.soon()
  }
  return {
    name: 'user',
    follow: async (listener) => {
      const { player } = listener
      if (player !== null) feed.followOwn(listener, player, await statusOf(player))
    },
    leave: (listener) => {
      if (listener.player !== null) feed.leave(listener, listener.player)
    },
    stop: ticker.stop,
    publish: (player, status, told = null) => {
      if (tellOthers) changed.add(player)
      refresh.told(player)
      if (feed.change(player, status, told) || tellOthers) ticker.soon()
    },
    refresh: refreshAll,
    refreshEverybody: () => refreshAll(feed.followed()),
    publishPayment: feed.tellPayment,
  }
}
