import type { Winner } from '@fairhouse/contract/calls/winners'
import { createHiding } from '#modules/feed'
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
  /** These players are to be shown no more, nor wins of theirs that are on their way. */
  readonly takeOut: (players: readonly PlayerId[]) => void
  /** Whose wins are shown. */
  readonly players: () => PlayerId[]
  /** The newest wins, newest first. */
  readonly newest: (limit: number) => Winner[]
}

export function createWinnersTopic(clock: Clock): WinnersTopic {
  const feed = createWinnersFeed(frameNumbers(clock))
  const hiding = createHiding()
  const toShow = (winners: readonly ToldWinner[]): ToldWinner[] => {
    const now = clock.now()
    return winners.filter(({ player }) => !hiding.has(player, now))
  }
  const ticker = createTicker(feed.flush)
  return {
    name: 'winners',
    follow: feed.follow,
    leave: feed.leave,
    stop: ticker.stop,
    recall: (winners) => feed.recall(toShow(winners)),
    players: feed.players,
    newest: feed.newest,
    takeOut: (players) => {
      hiding.add(players, clock.now())
      feed.takeOut(players)
    },
    publish: (winners) => {
      for (const winner of toShow(winners)) feed.add(winner)
      ticker.soon()
    },
  }
}
