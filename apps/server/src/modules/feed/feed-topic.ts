import type { FeedBet } from '@fairhouse/contract/entities/feed'
import type { FeedFrame } from '@fairhouse/contract/topics/feed'
import type { Clock } from '#platform/clock'
import type { ToldBet } from '#platform/house-channels'
import type { PlayerId } from '#platform/ids'
import type { Listener } from '#platform/realtime/listener'
import { frameNumbers } from '#platform/realtime/numbers'
import { createTicker } from '#platform/realtime/ticker'
import type { Topic } from '#platform/realtime/topic'
import { createFeedBoard, type FeedLists } from './feed-board.ts'

/** The topic `feed`: begins with a snapshot. */
export interface FeedTopic extends Topic {
  /** Bets were made, oldest first, and players want to be shown no more. What comes within a tick goes out as one frame. */
  readonly publish: (news: {
    readonly bets: readonly ToldBet[]
    readonly hidden: readonly PlayerId[]
  }) => void
}

/** The lists of the largest and luckiest go out no more often than this, or equal stakes would move them each second. */
const bestEveryMs = 5_000
/** Bets of who hides may still be on their way for so long. */
const onTheWayMs = 60_000

export function createFeedTopic(clock: Clock): FeedTopic {
  const numbers = frameNumbers(clock)
  const board = createFeedBoard()
  const listeners = new Set<Listener>()
  let seq = numbers.first
  let sent = board.lists(clock.now())
  let bestAt = 0
  let bestTimer: NodeJS.Timeout | undefined
  /** Somebody was taken out: what is shown anywhere is to be forgotten. */
  let anew = false
  const hiding = new Map<PlayerId, number>()

  const send = (data: FeedFrame['data'], snapshot: boolean): void => {
    seq += numbers.step
    const frame: FeedFrame = { type: 'feed', topic: 'feed', seq, snapshot, data }
    for (const listener of listeners) listener.send(frame)
  }
  const flush = (): void => {
    const now = clock.now()
    const lists = board.lists(now)
    if (anew) {
      anew = false
      bestAt = now
      sent = lists
      return send(lists, true)
    }
    const fresh = lists.newest.filter((bet) => !has(sent.newest, bet))
    const changed = changedBest(sent, lists)
    const waits = changed !== null ? bestAt + bestEveryMs - now : 0
    const best = waits > 0 ? null : changed
    if (waits > 0) bestTimer ??= setTimeout(ticker.soon, waits).unref()
    if (best !== null) {
      clearTimeout(bestTimer)
      bestTimer = undefined
      bestAt = now
    }
    sent = {
      newest: lists.newest,
      high: best?.high ?? sent.high,
      lucky: best?.lucky ?? sent.lucky,
    }
    if (fresh.length > 0 || best !== null) send({ newest: fresh, ...best }, false)
  }
  const ticker = createTicker(flush)
  const hide = (players: readonly PlayerId[], now: number): void => {
    for (const [player, until] of hiding) if (until < now) hiding.delete(player)
    for (const player of players) hiding.set(player, now + onTheWayMs)
    if (players.length > 0 && board.takeOut(players)) anew = true
  }
  return {
    name: 'feed',
    follow: (listener) => {
      // What waits for the tick goes out first, so that the newcomer's frame and the next tick's do not overlap.
      flush()
      listeners.add(listener)
      const data = board.lists(clock.now())
      listener.send({ type: 'feed', topic: 'feed', seq, snapshot: true, data })
    },
    leave: (listener) => {
      listeners.delete(listener)
    },
    stop: () => {
      clearTimeout(bestTimer)
      ticker.stop()
    },
    publish: ({ bets, hidden }) => {
      const now = clock.now()
      hide(hidden, now)
      board.add(
        bets.filter(({ player }) => (hiding.get(player) ?? 0) < now),
        now,
      )
      ticker.soon()
    },
  }
}

const has = (bets: readonly FeedBet[], wanted: FeedBet): boolean =>
  bets.some(({ key }) => key === wanted.key)

const keysOf = (bets: readonly FeedBet[]): string => bets.map(({ key }) => key).join()

type Best = Pick<FeedFrame['data'], 'high' | 'lucky'>

function changedBest(before: FeedLists, now: FeedLists): Best | null {
  const changed: Best = {
    ...(keysOf(before.high) === keysOf(now.high) ? {} : { high: now.high }),
    ...(keysOf(before.lucky) === keysOf(now.lucky) ? {} : { lucky: now.lucky }),
  }
  return Object.keys(changed).length > 0 ? changed : null
}
