import type { FeedBet } from '@fairhouse/contract/entities/feed'
import type { FeedFrame } from '@fairhouse/contract/topics/feed'
import type { FeedBoard, FeedLists } from './feed-board.ts'

/** The lists of the largest and luckiest are told no more often than this, or equal stakes would move them each second. */
const bestEveryMs = 5_000

export type News = Pick<FeedFrame, 'snapshot' | 'data'>

/** What of a board listeners have heard, and what they are to hear next. */
export interface FeedNews {
  /** Everything, to forget what was told before. */
  readonly all: (now: number) => News
  /** What is new since the last time; null: nothing. */
  readonly next: (now: number) => News | null
  /** In how many milliseconds there is news without any bet to come; null: not at all. */
  readonly waits: (now: number) => number | null
}

/** @param begun epoch milliseconds, from which on something is told. */
export function createFeedNews(board: FeedBoard, begun: number): FeedNews {
  let told = board.lists(begun)
  let bestAt = 0

  return {
    all: (now) => {
      told = board.lists(now)
      bestAt = now
      return { snapshot: true, data: told }
    },
    next: (now) => {
      const lists = board.lists(now)
      const fresh = lists.newest.filter((bet) => !has(told.newest, bet))
      const best = now - bestAt < bestEveryMs ? null : changedBest(told, lists)
      if (best !== null) bestAt = now
      told = { ...told, newest: lists.newest, ...best }
      return fresh.length > 0 || best !== null
        ? { snapshot: false, data: { newest: fresh, ...best } }
        : null
    },
    waits: (now) =>
      changedBest(told, board.lists(now)) === null ? null : Math.max(bestAt + bestEveryMs - now, 0),
  }
}

const has = (bets: readonly FeedBet[], wanted: FeedBet): boolean =>
  bets.some(({ key }) => key === wanted.key)

const keysOf = (bets: readonly FeedBet[]): string => bets.map(({ key }) => key).join()

/** Which of the two lists are others than before; null: neither. */
function changedBest(before: FeedLists, now: FeedLists): Partial<FeedLists> | null {
  const high = keysOf(before.high) === keysOf(now.high) ? null : { high: now.high }
  const lucky = keysOf(before.lucky) === keysOf(now.lucky) ? null : { lucky: now.lucky }
  return high === null && lucky === null ? null : { ...high, ...lucky }
}
