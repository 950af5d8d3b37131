import type { Winner } from '@fairhouse/contract/calls/winners'
import { type ServerFrame, serverFrame } from '@fairhouse/contract/realtime'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { playerId } from './ids.ts'
import { createRealtime } from './realtime.ts'

const win = (amount: number): Winner => ({
  login: 'ab***',
  gameId: 271,
  amount,
  currency: 'CREDIT',
  at: '2026-11-21T12:00:00.000Z',
})

const visitor = (serverTime: number) => ({ serverTime, isLogged: false, userType: 0 }) as const

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

  it('begins with a snapshot of the newest wins', () => {
    const realtime = createRealtime(clock)
    realtime.recall([win(1), win(2)])
    const { heard, listener } = listen()
    realtime.followWinners(listener, undefined)
    expect(heard).toMatchObject([
      { type: 'winners', snapshot: true, data: [{ amount: 1 }, { amount: 2 }] },
    ])
  })

  it('sends the wins of one tick as one frame', () => {
    const realtime = createRealtime(clock)
    const { heard, listener } = listen()
    realtime.followWinners(listener, undefined)
    for (const amount of [1, 2, 3]) realtime.publishWinner(win(amount))
    expect(heard).toHaveLength(1)
    vi.advanceTimersByTime(100)
    expect(heard[1]).toMatchObject({
      snapshot: false,
      data: [{ amount: 1 }, { amount: 2 }, { amount: 3 }],
    })
  })

  it('gives a browser that comes back what it missed, once', () => {
    const realtime = createRealtime(clock)
    const first = listen()
    realtime.followWinners(first.listener, undefined)
    realtime.publishWinner(win(1))
    vi.advanceTimersByTime(100)
    realtime.leave(first.listener)
    realtime.publishWinner(win(2))
    vi.advanceTimersByTime(100)
    realtime.publishWinner(win(3))
    const again = listen()
    realtime.followWinners(again.listener, seqOf(first.heard[1]))
    vi.advanceTimersByTime(100)
    expect(again.heard).toMatchObject([{ snapshot: false, data: [{ amount: 2 }, { amount: 3 }] }])
  })

  it('gives a snapshot to whoever saw another process last', () => {
    const realtime = createRealtime(clock)
    realtime.publishWinner(win(1))
    const { heard, listener } = listen()
    realtime.followWinners(listener, 1_600_000_000_000)
    expect(heard).toMatchObject([{ snapshot: true }])
  })

  it('remembers no more wins than it shows', () => {
    const realtime = createRealtime(clock)
    for (let amount = 0; amount < 120; amount++) realtime.publishWinner(win(amount))
    expect(realtime.winners(1000)).toHaveLength(50)
    expect(realtime.winners(2)).toMatchObject([{ amount: 119 }, { amount: 118 }])
  })

  it("tells a player's browsers the newest status of a tick, and nobody else", () => {
    const realtime = createRealtime(clock)
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
    const realtime = createRealtime(clock)
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
    const realtime = createRealtime(clock)
    const { heard, listener } = listen(1)
    realtime.followUser(listener, visitor(0))
    for (const time of [2, 1]) realtime.publishUser(playerId(1), visitor(time))
    vi.advanceTimersByTime(100)
    expect(heard.slice(1)).toMatchObject([{ data: { userStatus: { serverTime: 2 } } }])
  })

  it('numbers the frames upward', () => {
    const realtime = createRealtime(clock)
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
    const realtime = createRealtime(clock)
    const { heard, listener } = listen(1)
    realtime.followUser(listener, visitor(0))
    realtime.leave(listener)
    realtime.publishUser(playerId(1), visitor(1))
    vi.advanceTimersByTime(100)
    expect(heard).toHaveLength(1)
  })
})
