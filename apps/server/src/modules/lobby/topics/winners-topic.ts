import type { Winner } from '@fairhouse/contract/calls/winners'
import type { Clock } from '#platform/clock'
import type { ToldWinner } from '#platform/house-channels'
import type { PlayerId } from '#platform/ids'
import { frameNumbers } from '#platform/realtime/numbers'
import { createTicker } from '#platform/realtime/ticker'
import type { Topic } from '#platform/realtime/topic'
import { createWinnersFeed } from './winners-feed.ts'

/** The topic `winners`: begins with the newest frame that the listener has not seen, or with a snapshot. */
export interface WinnersTopic extends Topic {
  /** Wins happened. Those of one tick go out as one frame; one that was told before is passed over. */
  readonly publish: (winners: readonly ToldWinner[]) => void
  /** Wins remembered from before this process began, oldest first. */
  readonly recall: (winners: readonly ToldWinner[]) => void
  /** These players are to be shown no more. */
  readonly takeOut: (players: readonly PlayerId[]) => void
  /** The newest wins, newest first. */
  readonly newest: (limit: number) => Winner[]
}

export function createWinnersTopic(clock: Clock): WinnersTopic {
  const feed = createWinnersFeed(frameNumbers(clock))
  const ticker = createTicker(feed.flush)
  return {
    name: 'winners',
    follow: feed.follow,
    leave: feed.leave,
    stop: ticker.stop,
    recall: feed.recall,
    newest: feed.newest,
    takeOut: feed.takeOut,
    publish: (winners) => {
      for (const winner of winners) feed.add(winner)
      ticker.soon()
    },
  }
}
