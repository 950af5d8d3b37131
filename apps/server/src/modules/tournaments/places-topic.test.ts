import { type TournamentPlace, tournamentsFrame } from '@fairhouse/contract/topics/tournaments'
import { playerId } from '#platform/ids'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createPlacesTopic } from './places-topic.ts'

const daily = (place: number | null): TournamentPlace => ({
  id: 1,
  name: 'dailyMultiplier',
  title: null,
  currency: 'CREDIT',
  closesAt: '2026-11-28T00:00:00.000Z',
  players: 3,
  mine: place === null ? null : { place, score: 500, roundsLeft: 90 },
})

function listen(player: number | null) {
  const heard: TournamentPlace[][] = []
  const listener = {
    player: player === null ? null : playerId(player),
    send: (frame: object) => void heard.push(tournamentsFrame.parse(frame).data),
  }
  return { heard, listener }
}

describe('the topic of tournaments', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  function open() {
    const places = new Map<number, number>()
    let broken = false
    const read = vi.fn(async () => {
      if (broken) throw new Error('the database is away')
      return ({ player }: { player: number | null }) => [
        daily(player === null ? null : (places.get(player) ?? null)),
      ]
    })
    const failed = vi.fn()
    const topic = createPlacesTopic({
      read,
      failed,
      askedBy: async ({ player }) => ({ player, currency: 'CREDIT' }),
      numbers: { first: 1, step: 1 },
    })
    return { topic, read, failed, places, breaks: (is: boolean) => void (broken = is) }
  }

  it('tells each listener their own place, and again only who has moved', async () => {
    const { topic, places } = open()
    const [one, two] = [listen(1), listen(2)]
    places.set(1, 1).set(2, 2)
    await topic.follow(one.listener, undefined)
    await topic.follow(two.listener, undefined)
    await vi.advanceTimersByTimeAsync(1_000)
    expect([one.heard, two.heard]).toEqual([[[daily(1)]], [[daily(2)]]])
    places.set(2, 3)
    await vi.advanceTimersByTimeAsync(1_000)
    expect([one.heard, two.heard]).toEqual([[[daily(1)]], [[daily(2)], [daily(3)]]])
    topic.stop()
  })

  it('reads once a turn for all, and not at all when nobody listens', async () => {
    const { topic, read } = open()
    const listeners = [1, 2, 3].map((player) => listen(player).listener)
    for (const listener of listeners) {
      // oxlint-disable-next-line no-await-in-loop -- one browser after the other
      await topic.follow(listener, undefined)
    }
    await vi.advanceTimersByTimeAsync(9_000)
    expect(read.mock.calls.length).toBeLessThan(13)
    for (const listener of listeners) topic.leave(listener)
    const before = read.mock.calls.length
    await vi.advanceTimersByTimeAsync(9_000)
    expect(read.mock.calls.length).toBe(before)
  })

  it('tells nothing to who came while it was read: they were not asked about', async () => {
    const { topic, read, places } = open()
    places.set(1, 1).set(2, 2)
    const [one, two] = [listen(1), listen(2)]
    await topic.follow(one.listener, undefined)
    const waiting = Promise.withResolvers<undefined>()
    read.mockImplementationOnce(async () => {
      await waiting.promise
      return () => [daily(9)]
    })
    await vi.advanceTimersByTimeAsync(1_000)
    await topic.follow(two.listener, undefined)
    waiting.resolve(undefined)
    await vi.advanceTimersByTimeAsync(0)
    expect([one.heard.at(-1), two.heard]).toEqual([[daily(9)], []])
    await vi.advanceTimersByTimeAsync(2_000)
    expect(two.heard).toEqual([[daily(2)]])
    topic.stop()
  })

  it('reads no more than half of the time, however slow the database is', async () => {
    const { topic, read } = open()
    read.mockImplementation(async () => {
      await new Promise((resolve) => setTimeout(resolve, 5_000))
      return () => []
    })
    await topic.follow(listen(1).listener, undefined)
    await vi.advanceTimersByTimeAsync(99_000)
    expect(read.mock.calls.length).toBeLessThanOrEqual(10)
    topic.stop()
  })

  it('goes on after it could not be read', async () => {
    const { topic, places, failed, breaks } = open()
    const { heard, listener } = listen(1)
    breaks(true)
    await topic.follow(listener, undefined)
    await vi.advanceTimersByTimeAsync(1_000)
    expect([heard, failed.mock.calls.length > 0]).toEqual([[], true])
    breaks(false)
    places.set(1, 7)
    await vi.advanceTimersByTimeAsync(1_000)
    expect(heard).toEqual([[daily(7)]])
    topic.stop()
  })
})
