import { PassThrough } from 'node:stream'
import type { Transaction } from '@fairhouse/contract/entities/payment'
import type { UserStatus } from '@fairhouse/contract/entities/user-status'
import type { TopicFrame } from '@fairhouse/contract/realtime'
import { paymentFrame, statusFrame } from '@fairhouse/contract/topics/user'
import { winnersFrame } from '@fairhouse/contract/topics/winners'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { z } from 'zod'
import type { ToldWinner } from '#platform/house-channels'
import { type PlayerId, playerId } from '#platform/ids'
import { createLog } from '#platform/log'
import { createUserTopic, type UserTopicNeeds } from './user-topic.ts'
import { createWinnersTopic } from './winners-topic.ts'

const win = (amount: number, player = 1): ToldWinner => ({
  id: `round ${amount}`,
  player: playerId(player),
  winner: {
    login: 'ab***',
    gameId: 271,
    game: { name: 'Castle of Horror', uri: 'castle-of-horror', art: null },
    amount,
    currency: 'CREDIT',
    at: '2026-11-21T12:00:00.000Z',
  },
})

const payment: Transaction = {
  id: 'payment',
  type: 'deposit',
  state: 'pending',
  currency: 'USD',
  amount: 5_000,
  fee: 0,
  sandbox: true,
  method: 'card',
  label: null,
  reference: null,
  coin: null,
  confirmations: null,
  about: null,
  createdAt: '2026-11-21T12:00:00.000Z',
  changedAt: '2026-11-21T12:00:00.000Z',
  balanceBefore: null,
  balanceAfter: null,
  steps: [],
  stages: [],
  canReverse: false,
}

const visitor = (serverTime: number) => ({ serverTime, isLogged: false }) as const

const frames = z.union([winnersFrame, statusFrame, paymentFrame])

function listen(player: number | null = null) {
  const heard: TopicFrame[] = []
  return {
    heard,
    listener: {
      player: player === null ? null : playerId(player),
      send: (frame: TopicFrame) => void heard.push(frames.parse(frame)),
    },
  }
}

const clock = { now: () => 1_700_000_000_000 }

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

describe('winners', () => {
  const open = () => createWinnersTopic(clock)

  it('begins with a snapshot of the newest wins', () => {
    const topic = open()
    topic.recall([win(1), win(2)])
    const { heard, listener } = listen()
    void topic.follow(listener, undefined)
    expect(heard).toMatchObject([
      { type: 'winners', snapshot: true, data: [{ amount: 1 }, { amount: 2 }] },
    ])
  })

  it('sends the wins of one tick as one frame', () => {
    const topic = open()
    const { heard, listener } = listen()
    void topic.follow(listener, undefined)
    for (const amount of [1, 2, 3]) topic.publish([win(amount)])
    expect(heard).toHaveLength(1)
    vi.advanceTimersByTime(100)
    expect(heard[1]).toMatchObject({
      snapshot: false,
      data: [{ amount: 1 }, { amount: 2 }, { amount: 3 }],
    })
  })

  it('gives a browser that comes back what it missed, once', () => {
    const topic = open()
    const first = listen()
    void topic.follow(first.listener, undefined)
    topic.publish([win(1)])
    vi.advanceTimersByTime(100)
    topic.leave(first.listener)
    topic.publish([win(2)])
    vi.advanceTimersByTime(100)
    topic.publish([win(3)])
    const again = listen()
    void topic.follow(again.listener, first.heard[1]?.seq)
    vi.advanceTimersByTime(100)
    expect(again.heard).toMatchObject([{ snapshot: false, data: [{ amount: 2 }, { amount: 3 }] }])
  })

  it('gives a snapshot to whoever saw another process last', () => {
    const topic = open()
    topic.publish([win(1)])
    const { heard, listener } = listen()
    void topic.follow(listener, 1_600_000_000_000)
    expect(heard).toMatchObject([{ snapshot: true }])
  })

  it('remembers no more wins than it shows', () => {
    const topic = open()
    for (let amount = 0; amount < 120; amount++) topic.publish([win(amount)])
    expect(topic.newest(1000)).toHaveLength(50)
    expect(topic.newest(2)).toMatchObject([{ amount: 119 }, { amount: 118 }])
  })

  it('shows who hides no more, with what was on its way', () => {
    const topic = open()
    topic.publish([win(1, 1), win(2, 2)])
    const { heard, listener } = listen()
    void topic.follow(listener, undefined)
    topic.takeOut([playerId(2)])
    topic.recall([win(5, 2)])
    topic.publish([win(3, 2), win(4, 1)])
    vi.advanceTimersByTime(100)
    expect(topic.newest(10).map(({ amount }) => amount)).toEqual([4, 1])
    const amounts = heard.slice(1).map((frame) => winnersFrame.parse(frame))
    expect(amounts.flatMap(({ data }) => data.map(({ amount }) => amount))).toEqual([1, 4])
  })

  it('shows a win once, however often it is told', () => {
    const topic = open()
    topic.recall([win(1)])
    topic.publish([win(1), win(2), win(2)])
    vi.advanceTimersByTime(100)
    topic.publish([win(1), win(2), win(3)])
    expect(topic.newest(10).map(({ amount }) => amount)).toEqual([3, 2, 1])
  })
})

describe('user', () => {
  const log = createLog('silent', new PassThrough())

  function open(needs: Partial<Pick<UserTopicNeeds, 'statusOf' | 'tellOthers'>> = {}) {
    return createUserTopic({
      clock,
      log,
      statusOf: async () => visitor(0),
      tellOthers: null,
      ...needs,
    })
  }

  it('tells a payment at once to the browsers of its player, and to nobody else', async () => {
    const topic = open()
    const [own, other] = [listen(1), listen(2)]
    for (const { listener } of [own, other]) await topic.follow(listener, undefined)
    topic.publishPayment(playerId(1), payment)
    expect(own.heard.map(({ type }) => type)).toEqual(['status', 'payment'])
    expect(own.heard[1]).toMatchObject({ topic: 'user', data: { transaction: payment } })
    expect(own.heard[1]?.seq).toBeGreaterThan(own.heard[0]?.seq ?? 0)
    expect(other.heard.map(({ type }) => type)).toEqual(['status'])
  })

  it("tells a player's browsers the newest status of a tick, and nobody else", async () => {
    const topic = open()
    const [mine, alsoMine, others] = [listen(1), listen(1), listen(2)]
    for (const { listener } of [mine, alsoMine, others]) await topic.follow(listener, undefined)
    topic.publish(playerId(1), visitor(1))
    topic.publish(playerId(1), visitor(2))
    vi.advanceTimersByTime(100)
    for (const { heard } of [mine, alsoMine])
      expect(heard.slice(1)).toMatchObject([
        { type: 'status', data: { userStatus: { serverTime: 2 } } },
      ])
    expect(others.heard).toHaveLength(1)
  })

  it('tells a status again to nobody who heard it with an answer', async () => {
    const topic = open()
    const [asking, other] = [listen(1), listen(1)]
    await topic.follow(asking.listener, undefined)
    topic.publish(playerId(1), visitor(1), asking.listener)
    vi.advanceTimersByTime(100)
    expect(asking.heard).toHaveLength(1)
    await topic.follow(other.listener, undefined)
    topic.publish(playerId(1), visitor(2), asking.listener)
    vi.advanceTimersByTime(100)
    expect(asking.heard).toHaveLength(1)
    expect(other.heard.slice(1)).toMatchObject([{ data: { userStatus: { serverTime: 2 } } }])
  })

  it('tells what is newest when an old answer is told again in the same tick', async () => {
    const topic = open()
    const { heard, listener } = listen(1)
    await topic.follow(listener, undefined)
    for (const time of [2, 1]) topic.publish(playerId(1), visitor(time))
    vi.advanceTimersByTime(100)
    expect(heard.slice(1)).toMatchObject([{ data: { userStatus: { serverTime: 2 } } }])
  })

  it('numbers the frames upward', async () => {
    const topic = open()
    const { heard, listener } = listen(1)
    await topic.follow(listener, undefined)
    for (const time of [1, 2]) {
      topic.publish(playerId(1), visitor(time))
      vi.advanceTimersByTime(100)
    }
    const numbers = heard.map(({ seq }) => seq)
    expect(numbers).toEqual(numbers.toSorted((a, b) => a - b))
    expect(new Set(numbers).size).toBe(3)
  })

  it('says nothing to who left', async () => {
    const topic = open()
    const { heard, listener } = listen(1)
    await topic.follow(listener, undefined)
    topic.leave(listener)
    topic.publish(playerId(1), visitor(1))
    vi.advanceTimersByTime(100)
    expect(heard).toHaveLength(1)
  })

  it('tells other nodes once a tick whom it changed, whether anybody listens here or not', () => {
    const told: (readonly PlayerId[])[] = []
    const topic = open({ tellOthers: (players) => void told.push(players) })
    for (const player of [1, 2, 1]) topic.publish(playerId(player), visitor(1))
    expect(told).toEqual([])
    vi.advanceTimersByTime(1000)
    expect(told).toEqual([[1, 2]])
  })

  it('reads the status of a player whom another node changed, if the player listens here', async () => {
    const asked: PlayerId[] = []
    const statusOf = async (player: PlayerId) => {
      asked.push(player)
      return visitor(asked.length)
    }
    const topic = open({ statusOf })
    const { heard, listener } = listen(1)
    await topic.follow(listener, undefined)
    topic.refresh([playerId(1), playerId(2)])
    topic.refresh([playerId(1)])
    await vi.advanceTimersByTimeAsync(300)
    expect(asked).toEqual([1, 1])
    expect(heard[1]).toMatchObject({ data: { userStatus: { serverTime: 2 } } })
    topic.refreshEverybody()
    await vi.advanceTimersByTimeAsync(300)
    expect(asked).toEqual([1, 1, 1])
  })

  it('reads again when this node told something while it read', async () => {
    const answers: ((time: number) => void)[] = []
    const statusOf = () =>
      new Promise<UserStatus>((resolve) => answers.push((time) => resolve(visitor(time))))
    const topic = open({ statusOf })
    const { heard, listener } = listen(1)
    const followed = topic.follow(listener, undefined)
    answers[0]?.(0)
    await followed
    topic.refresh([playerId(1)])
    await vi.advanceTimersByTimeAsync(100)
    topic.publish(playerId(1), visitor(5))
    answers[1]?.(1)
    await vi.advanceTimersByTimeAsync(300)
    answers[2]?.(6)
    await vi.advanceTimersByTimeAsync(300)
    const times = heard.map((frame) => statusFrame.parse(frame).data.userStatus.serverTime)
    expect(times).toEqual([0, 5, 6])
  })
})
