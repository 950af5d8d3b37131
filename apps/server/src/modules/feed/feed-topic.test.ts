import { feedLength } from '@fairhouse/contract/feed-length'
import { type FeedFrame, feedFrame } from '@fairhouse/contract/topics/feed'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { ToldBet } from '#platform/house-channels'
import { playerId } from '#platform/ids'
import { isoTime } from '#platform/iso-time'
import { createFeedTopic } from './feed-topic.ts'

const time = { now: 1_795_348_800_000 }
beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function pass(ms: number): void {
  time.now += ms
  vi.advanceTimersByTime(ms)
}

let made = 0
const told = (bet: Partial<ToldBet['bet']> = {}, player = 1): ToldBet => ({
  player: playerId(player),
  bet: {
    key: `bet ${(made += 1)}`,
    login: 'ab***',
    game: { name: 'Castle of Horror', uri: 'castle-of-horror', art: null },
    stake: 100,
    payout: 0,
    currency: 'CREDIT',
    at: isoTime(time.now),
    ...bet,
  },
})

/** A topic with somebody who listens, and what they have heard since the last time. */
function listening() {
  const topic = createFeedTopic({ now: () => time.now })
  const frames: FeedFrame[] = []
  const listener = {
    player: null,
    send: (frame: object) => void frames.push(feedFrame.parse(frame)),
  }
  void topic.follow(listener, undefined)
  const heard = (): readonly FeedFrame[] => {
    pass(100)
    return frames.splice(0)
  }
  const bets = (...all: ToldBet[]): void => topic.publish({ bets: all, hidden: [] })
  return { topic, heard, bets }
}

describe('the feed', () => {
  it('begins with a snapshot and goes on with what is new, in one frame a tick', () => {
    const { heard, bets } = listening()
    expect(heard()).toMatchObject([{ snapshot: true, data: { newest: [], high: [], lucky: [] } }])
    bets(told({ stake: 1 }))
    bets(told({ stake: 2, payout: 9 }))
    const [frame, ...more] = heard()
    expect(more).toEqual([])
    expect(frame).toMatchObject({ snapshot: false })
    expect(frame?.data.lucky?.map(({ payout }) => payout)).toEqual([9])
    bets(told({ stake: 3 }))
    expect(heard()[0]?.data.newest.map(({ stake }) => stake)).toEqual([3])
  })

  it('does not grow with what is played, and passes over what it knows', () => {
    const { heard, bets } = listening()
    heard()
    const many = Array.from({ length: 5_000 }, (_, number) =>
      told({ stake: 1 + number, payout: 1e6 }),
    )
    bets(...many)
    bets(...many)
    const [frame, ...more] = heard()
    expect(more).toEqual([])
    for (const list of Object.values(frame?.data ?? {})) expect(list).toHaveLength(feedLength)
  })

  it('shows the largest stakes of each currency, and forgets them after an hour', () => {
    const { heard, bets } = listening()
    heard()
    bets(
      ...Array.from({ length: 20 }, () => told({ stake: 5_000 })),
      told({ stake: 7, currency: 'USD' }),
    )
    const high = heard()[0]?.data.high ?? []
    expect([high[0]?.currency, high[0]?.stake, high.length]).toEqual(['USD', 7, feedLength])
    pass(3_600_000)
    bets(told({ stake: 3 }))
    expect(heard()[0]?.data.high?.map(({ stake }) => stake)).toEqual([3])
  })

  it('moves the lists of the best once in five seconds, and then without being asked', () => {
    const { heard, bets } = listening()
    bets(told({ stake: 10 }))
    heard()
    bets(told({ stake: 20 }))
    expect(heard()[0]?.data.high).toBeUndefined()
    pass(5_000)
    expect(heard()[0]?.data.high?.map(({ stake }) => stake)).toEqual([20, 10])
  })

  it('forgets who hides at once, everywhere, with what was on its way', () => {
    const { topic, heard, bets } = listening()
    bets(told({ stake: 5 }, 1), told({ stake: 6 }, 2))
    heard()
    topic.publish({ bets: [], hidden: [playerId(2)] })
    bets(told({ stake: 7, payout: 70 }, 2))
    const [frame] = heard()
    expect(frame?.snapshot).toBe(true)
    const { newest = [], high = [], lucky = [] } = frame?.data ?? {}
    expect([...newest, ...high, ...lucky].map(({ stake }) => stake)).toEqual([5, 5])
  })
})
