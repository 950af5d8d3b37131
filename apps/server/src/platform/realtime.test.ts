import type { Transaction } from '@fairhouse/contract/entities/payment'
import type { UserStatus } from '@fairhouse/contract/entities/user-status'
import { type ServerFrame, serverFrame } from '@fairhouse/contract/realtime'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { ToldWinner } from './house-channels.ts'
import { type PlayerId, playerId } from './ids.ts'
import { createLog } from './log.ts'
import { createRealtime, type RealtimeNeeds } from './realtime.ts'

const win = (amount: number): ToldWinner => ({
  id: `round ${amount}`,
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

function listen(player: number | null = null) {
  const heard: ServerFrame[] = []
  return {
    heard,
    listener: {
      player: player === null ? null : playerId(player),
      send: (frame: ServerFrame) => void heard.push(serverFrame.parse(frame)),
    },
  }
}

const seqOf = (frame: ServerFrame | undefined) => (frame && 'seq' in frame ? frame.seq : undefined)

describe('realtime', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())
  const clock = { now: () => 1_700_000_000_000 }
  const log = createLog('silent', process.stdout)

  function open(
    needs: Partial<Pick<RealtimeNeeds, 'statusOf' | 'meterAmounts' | 'tellOthers'>> = {},
  ) {
    const statusOf = () => Promise.reject(new Error('nobody may ask'))
    const meterAmounts = () => Promise.reject(new Error('nobody may ask'))
    return createRealtime({ clock, log, statusOf, meterAmounts, tellOthers: null, ...needs })
  }

  it('begins with a snapshot of the newest wins', () => {
    const realtime = open()
    realtime.recall([win(1), win(2)])
    const { heard, listener } = listen()
    realtime.followWinners(listener, undefined)
    expect(heard).toMatchObject([
      { type: 'winners', snapshot: true, data: [{ amount: 1 }, { amount: 2 }] },
    ])
  })

  it('tells a payment at once to the browsers of its player, and to nobody else', () => {
    const realtime = open()
    const [own, other] = [listen(1), listen(2)]
    for (const { listener } of [own, other]) realtime.followUser(listener, visitor(1))
    realtime.publishPayment(playerId(1), payment)
    expect(own.heard.map(({ type }) => type)).toEqual(['status', 'payment'])
    expect(own.heard[1]).toMatchObject({ topic: 'user', data: { transaction: payment } })
    expect(seqOf(own.heard[1])).toBeGreaterThan(seqOf(own.heard[0]) ?? 0)
    expect(other.heard.map(({ type }) => type)).toEqual(['status'])
  })

  it('sends the wins of one tick as one frame', () => {
    const realtime = open()
    const { heard, listener } = listen()
    realtime.followWinners(listener, undefined)
    for (const amount of [1, 2, 3]) realtime.publishWinners([win(amount)])
    expect(heard).toHaveLength(1)
    vi.advanceTimersByTime(100)
    expect(heard[1]).toMatchObject({
      snapshot: false,
      data: [{ amount: 1 }, { amount: 2 }, { amount: 3 }],
    })
  })

  it('gives a browser that comes back what it missed, once', () => {
    const realtime = open()
    const first = listen()
    realtime.followWinners(first.listener, undefined)
    realtime.publishWinners([win(1)])
    vi.advanceTimersByTime(100)
    realtime.leave(first.listener)
    realtime.publishWinners([win(2)])
    vi.advanceTimersByTime(100)
    realtime.publishWinners([win(3)])
    const again = listen()
    realtime.followWinners(again.listener, seqOf(first.heard[1]))
    vi.advanceTimersByTime(100)
    expect(again.heard).toMatchObject([{ snapshot: false, data: [{ amount: 2 }, { amount: 3 }] }])
  })

  it('gives a snapshot to whoever saw another process last', () => {
    const realtime = open()
    realtime.publishWinners([win(1)])
    const { heard, listener } = listen()
    realtime.followWinners(listener, 1_600_000_000_000)
    expect(heard).toMatchObject([{ snapshot: true }])
  })

  it('remembers no more wins than it shows', () => {
    const realtime = open()
    for (let amount = 0; amount < 120; amount++) realtime.publishWinners([win(amount)])
    expect(realtime.winners(1000)).toHaveLength(50)
    expect(realtime.winners(2)).toMatchObject([{ amount: 119 }, { amount: 118 }])
  })

  it("tells a player's browsers the newest status of a tick, and nobody else", () => {
    const realtime = open()
    const [mine, alsoMine, others] = [listen(1), listen(1), listen(2)]
    for (const { listener } of [mine, alsoMine, others]) realtime.followUser(listener, visitor(0))
    realtime.publishUser(playerId(1), visitor(1))
    realtime.publishUser(playerId(1), visitor(2))
    vi.advanceTimersByTime(100)
    for (const { heard } of [mine, alsoMine])
      expect(heard.slice(1)).toMatchObject([
        { type: 'status', data: { userStatus: { serverTime: 2 } } },
      ])
    expect(others.heard).toHaveLength(1)
  })

  it('tells a status again to nobody who heard it with an answer', () => {
    const realtime = open()
    const [asking, other] = [listen(1), listen(1)]
    realtime.followUser(asking.listener, visitor(0))
    realtime.publishUser(playerId(1), visitor(1), asking.listener)
    vi.advanceTimersByTime(100)
    expect(asking.heard).toHaveLength(1)
    realtime.followUser(other.listener, visitor(1))
    realtime.publishUser(playerId(1), visitor(2), asking.listener)
    vi.advanceTimersByTime(100)
    expect(asking.heard).toHaveLength(1)
    expect(other.heard.slice(1)).toMatchObject([{ data: { userStatus: { serverTime: 2 } } }])
  })

  it('tells what is newest when an old answer is told again in the same tick', () => {
    const realtime = open()
    const { heard, listener } = listen(1)
    realtime.followUser(listener, visitor(0))
    for (const time of [2, 1]) realtime.publishUser(playerId(1), visitor(time))
    vi.advanceTimersByTime(100)
    expect(heard.slice(1)).toMatchObject([{ data: { userStatus: { serverTime: 2 } } }])
  })

  it('numbers the frames upward', () => {
    const realtime = open()
    const { heard, listener } = listen(1)
    realtime.followUser(listener, visitor(0))
    for (const time of [1, 2]) {
      realtime.publishUser(playerId(1), visitor(time))
      vi.advanceTimersByTime(100)
    }
    const numbers = heard.map((frame) => seqOf(frame) ?? 0)
    expect(numbers).toEqual(numbers.toSorted((a, b) => a - b))
    expect(new Set(numbers).size).toBe(3)
  })

  it('says nothing to who left', () => {
    const realtime = open()
    const { heard, listener } = listen(1)
    realtime.followUser(listener, visitor(0))
    realtime.leave(listener)
    realtime.publishUser(playerId(1), visitor(1))
    vi.advanceTimersByTime(100)
    expect(heard).toHaveLength(1)
  })
  it('shows a win once, however often it is told', () => {
    const realtime = open()
    realtime.recall([win(1)])
    realtime.publishWinners([win(1), win(2), win(2)])
    vi.advanceTimersByTime(100)
    realtime.publishWinners([win(1), win(2), win(3)])
    expect(realtime.winners(10).map(({ amount }) => amount)).toEqual([3, 2, 1])
  })

  it('tells other nodes once a tick whom it changed, whether anybody listens here or not', () => {
    const told: (readonly PlayerId[])[] = []
    const realtime = open({ tellOthers: (players) => void told.push(players) })
    for (const player of [1, 2, 1]) realtime.publishUser(playerId(player), visitor(1))
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
    const realtime = open({ statusOf })
    const { heard, listener } = listen(1)
    realtime.followUser(listener, visitor(0))
    realtime.refreshUsers([playerId(1), playerId(2)])
    realtime.refreshUsers([playerId(1)])
    await vi.advanceTimersByTimeAsync(300)
    expect(asked).toEqual([1])
    expect(heard[1]).toMatchObject({ data: { userStatus: { serverTime: 1 } } })
    realtime.refreshEveryUser()
    await vi.advanceTimersByTimeAsync(300)
    expect(asked).toEqual([1, 1])
  })

  it('reads again when this node told something while it read', async () => {
    const answers: ((time: number) => void)[] = []
    const statusOf = () =>
      new Promise<UserStatus>((resolve) => answers.push((time) => resolve(visitor(time))))
    const realtime = open({ statusOf })
    const { heard, listener } = listen(1)
    realtime.followUser(listener, visitor(0))
    realtime.refreshUsers([playerId(1)])
    await vi.advanceTimersByTimeAsync(100)
    realtime.publishUser(playerId(1), visitor(5))
    answers[0]?.(1)
    await vi.advanceTimersByTimeAsync(300)
    answers[1]?.(6)
    await vi.advanceTimersByTimeAsync(300)
    const times = heard.map(
      (frame) => 'data' in frame && 'userStatus' in frame.data && frame.data.userStatus.serverTime,
    )
    expect(times).toEqual([0, 5, 6])
  })
})
