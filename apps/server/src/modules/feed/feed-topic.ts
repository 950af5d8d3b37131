import type { FeedFrame } from '@fairhouse/contract/topics/feed'
import type { Clock } from '#platform/clock'
import type { ToldBet } from '#platform/house-channels'
import type { PlayerId } from '#platform/ids'
import type { Listener } from '#platform/realtime/listener'
import { frameNumbers } from '#platform/realtime/numbers'
import { createTicker } from '#platform/realtime/ticker'
import type { Topic } from '#platform/realtime/topic'
import { createFeedBoard } from './feed-board.ts'
import { createFeedNews, type News } from './feed-news.ts'
import { createHiding } from './hiding.ts'

/** The topic `feed`: begins with a snapshot. */
export interface FeedTopic extends Topic {
  /** Bets were made, oldest first, and players want to be shown no more. What comes within a tick goes out as one frame. */
  readonly publish: (news: {
    readonly bets: readonly ToldBet[]
    readonly hidden: readonly PlayerId[]
  }) => void
  /** Whose bets are kept, be they shown or not. */
  readonly players: () => PlayerId[]
}

export function createFeedTopic(clock: Clock): FeedTopic {
  const numbers = frameNumbers(clock)
  const board = createFeedBoard()
  const hiding = createHiding()
  const news = createFeedNews(board, clock.now())
  const listeners = new Set<Listener>()
  let seq = numbers.first
  let later: NodeJS.Timeout | undefined
  /** Somebody was taken out: what is shown anywhere is to be forgotten. */
  let anew = false

  const frameOf = ({ snapshot, data }: News): FeedFrame => ({
    type: 'feed',
    topic: 'feed',
    seq,
    snapshot,
    data,
  })
  const flush = (): void => {
    const now = clock.now()
    const next = anew ? news.all(now) : news.next(now)
    anew = false
    const waits = news.waits(now)
    clearTimeout(later)
    if (waits !== null) later = setTimeout(ticker.soon, waits).unref()
    if (next === null) return
    seq += numbers.step
    const frame = frameOf(next)
    for (const listener of listeners) listener.send(frame)
  }
  const ticker = createTicker(flush)
  return {
    name: 'feed',
    players: board.players,
    follow: (listener) => {
      // What waits for the tick goes out first, so that the newcomer's frame and the next tick's do not overlap.
      flush()
      listeners.add(listener)
      listener.send(frameOf({ snapshot: true, data: board.lists(clock.now()) }))
    },
    leave: (listener) => {
      listeners.delete(listener)
    },
    stop: () => {
      ticker.stop()
      clearTimeout(later)
    },
    publish: ({ bets, hidden }) => {
      const now = clock.now()
      hiding.add(hidden, now)
      if (hidden.length > 0 && board.takeOut(hidden)) anew = true
      board.add(
        bets.filter(({ player }) => !hiding.has(player, now)),
        now,
      )
      ticker.soon()
    },
  }
}
