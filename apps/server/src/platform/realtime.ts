import { randomInt } from 'node:crypto'
import type { Winner } from '@fairhouse/contract/calls/winners'
import type { Transaction } from '@fairhouse/contract/entities/payment'
import type { UserStatus } from '@fairhouse/contract/entities/user-status'
import type { MeterAmount } from '@fairhouse/contract/realtime'
import type { Clock } from './clock.ts'
import { createJackpotsFeed } from './feeds/jackpots-feed.ts'
import type { Listener } from './feeds/listener.ts'
import { createStatusFeed } from './feeds/status-feed.ts'
import { createStatusRefresh } from './feeds/status-refresh.ts'
import { createWinnersFeed } from './feeds/winners-feed.ts'
import type { ToldWinner } from './house-channels.ts'
import type { PlayerId } from './ids.ts'
import type { Log } from './log.ts'

/** Fan-out to the browsers that are connected to this process. */
export interface Realtime {
  /**
   * This node changed a player's status: all of the player's browsers get the newest one, once a tick, except the one that was
   * told by the answer to its own call.
   */
  readonly publishUser: (player: PlayerId, status: UserStatus, told?: Listener | null) => void
  /** Another node changed these players: those whose browsers listen here are told their status as it is now. */
  readonly refreshUsers: (players: readonly PlayerId[]) => void
  /** The same for everybody who listens: messages of other nodes may have been missed. */
  readonly refreshEveryUser: () => void
  /** A payment moved: the player's browsers that listen here are told. */
  readonly publishPayment: (player: PlayerId, transaction: Transaction) => void
  /** Wins happened. Those of one tick go out as one frame; one that was told before is passed over. */
  readonly publishWinners: (winners: readonly ToldWinner[]) => void
  /** Begins with the newest frame already shown to the listener, or with a snapshot. */
  readonly followWinners: (listener: Listener, since: number | undefined) => void
  /** Tells what meters of jackpots show, then what changes. */
  readonly followJackpots: (listener: Listener) => void
  /** `status` is the snapshot to begin with. */
  readonly followUser: (listener: Listener, status: UserStatus) => void
  readonly leave: (listener: Listener) => void
  /** Wins remembered from before this process began, oldest first. */
  readonly recall: (winners: readonly ToldWinner[]) => void
  /** The newest wins, newest first. */
  readonly winners: (limit: number) => Winner[]
  /** Sends what waits for the tick now, and stops ticking. */
  readonly stop: () => void
}

export interface RealtimeNeeds {
  readonly clock: Clock
  readonly log: Log
  readonly statusOf: (player: PlayerId) => Promise<UserStatus>
  readonly meterAmounts: () => Promise<readonly MeterAmount[]>
  /** Hears once a tick whom this node has changed; null when there is no other node to tell. */
  readonly tellOthers: ((players: readonly PlayerId[]) => void) | null
}

/** What changes within this time goes out as one frame. */
const tickMs = 100
/** Nodes number in steps of this, each from a remainder of its own, so that hardly ever a number is taken for another node's. */
const numberStep = 1000

export function createRealtime(needs: RealtimeNeeds): Realtime {
  const { clock, log, statusOf, meterAmounts, tellOthers } = needs
  // Numbers go on from the time of start, so a browser that comes back after a restart has seen none of ours and gets a snapshot.
  const first = clock.now() * numberStep + randomInt(numberStep)
  const wins = createWinnersFeed({ first, step: numberStep })
  const statuses = createStatusFeed(clock.now())
  const meters = createJackpotsFeed({
    read: meterAmounts,
    failed: (fault) => log.warn({ err: fault }, 'the meters of jackpots were not read'),
    first,
  })
  const changed = new Set<PlayerId>()
  let tick: NodeJS.Timeout | undefined

  const refresh = createStatusRefresh({
    read: statusOf,
    isFollowed: statuses.isFollowed,
    tell: (player, status) => {
      statuses.change(player, status, null)
      flushSoon()
    },
    failed: (fault) => log.warn({ err: fault }, 'the status of a player was not read'),
  })
  const flush = (): void => {
    tick = undefined
    statuses.flush()
    wins.flush()
    if (changed.size > 0) tellOthers?.([...changed])
    changed.clear()
    void refresh.run().then((again) => again && flushSoon())
  }
  const flushSoon = (): void => {
    tick ??= setTimeout(flush, tickMs)
  }
  return {
    publishUser: (player, status, told = null) => {
      if (tellOthers) changed.add(player)
      refresh.told(player)
      if (statuses.change(player, status, told) || tellOthers) flushSoon()
    },
    refreshUsers: (players) => {
      for (const player of players) refresh.add(player)
      flushSoon()
    },
    refreshEveryUser: () => {
      for (const player of statuses.followed()) refresh.add(player)
      flushSoon()
    },
    publishPayment: statuses.tellPayment,
    publishWinners: (winners) => {
      for (const winner of winners) wins.add(winner)
      flushSoon()
    },
    followWinners: wins.follow,
    followJackpots: meters.follow,
    followUser: statuses.followOwn,
    leave: (listener) => {
      wins.leave(listener)
      meters.leave(listener)
      if (listener.player !== null) statuses.leave(listener, listener.player)
    },
    recall: wins.recall,
    winners: wins.newest,
    stop: () => {
      meters.stop()
      clearTimeout(tick)
      flush()
      clearTimeout(tick)
    },
  }
}
