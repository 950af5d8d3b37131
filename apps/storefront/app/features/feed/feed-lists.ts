import type { FeedBet } from '@fairhouse/contract/entities/feed'
import { feedLength } from '@fairhouse/contract/feed-length'
import type { FeedFrame } from '@fairhouse/contract/topics/feed'

/** The lists of the feed as they are known here. */
export interface FeedLists {
  readonly newest: readonly FeedBet[]
  readonly high: readonly FeedBet[]
  readonly lucky: readonly FeedBet[]
}

/** Of the new bets of a frame so many come into the list: more at once could not be read. */
const freshAtMost = 3

/** The lists after a frame. Null: none came before. */
export function afterFrame(
  known: FeedLists | null,
  { snapshot, data }: Pick<FeedFrame, 'snapshot' | 'data'>,
): FeedLists {
  const { newest, high, lucky } = data
  const before = snapshot || known === null ? { newest: [], high: [], lucky: [] } : known
  const fresh = newest.filter(({ key }) => !before.newest.some((bet) => bet.key === key))
  const shown = snapshot || known === null ? fresh : fresh.slice(0, freshAtMost)
  return {
    newest: [...shown, ...before.newest].slice(0, feedLength),
    high: high ?? before.high,
    lucky: lucky ?? before.lucky,
  }
}
