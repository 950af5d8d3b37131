import type { RoomFrame } from '@fairhouse/contract/topics/rooms'
import type { TopicFrame } from '@fairhouse/contract/realtime'
import pino from 'pino'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createLiveRoom } from '../../live/live-room.ts'
import { createLiveState, liveAfter } from './live-state.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const round = (id: string, phase: 'betting' | 'flying' | 'crashed' = 'betting') => ({
  id,
  number: 1,
  phase,
  fliesAt: 5_000,
  bust: phase === 'crashed' ? 150 : null,
  link: null,
})
const ticket = (id: string, state: 'open' | 'cashed' = 'open') => ({
  id,
  name: 'pl***',
  stake: 100,
  currency: 'USD' as const,
  state,
  at: state === 'cashed' ? 130 : null,
  payout: state === 'cashed' ? 130 : 0,
})
const start: RoomFrame['data'] = {
  now: 0,
  round: round('a'),
  tickets: [],
  totals: { tickets: 0, cashed: 0 },
  past: [],
  chain: {
    number: 1,
    length: 10,
    end: '0'.repeat(64),
    committedAt: '2026-11-27T00:00:00.000Z',
    salt: 'salted',
    source: 'house',
    saltedAt: '2026-11-27T00:01:00.000Z',
  },
  doublesInMs: 8_000,
}
const news = { uri: 'x', round: null, tickets: [], past: null }

function room() {
  const sent: TopicFrame[][] = []
  const live = createLiveRoom({
    uri: 'x',
    numbers: { first: 10, step: 10 },
    state: createLiveState({
      uri: 'x',
      log: pino({ level: 'silent' }),
      now: () => 1_000,
      read: async () => start,
    }),
    followed: () => undefined,
  })
  const follow = () => {
    const heard: TopicFrame[] = []
    sent.push(heard)
    const listener = { player: null, send: (frame: TopicFrame) => void heard.push(frame) }
    void live.follow(listener, undefined)
    return { heard, listener }
  }
  return { live, follow }
}

it('begins with a snapshot; what happens within a tick is one frame, the same for everybody', async () => {
  const { live, follow } = room()
  const [one, other] = [follow(), follow()]
  await vi.advanceTimersByTimeAsync(150)
  expect(one.heard).toMatchObject([{ snapshot: true, seq: 10, data: { round: { id: 'a' } } }])
  live.hear({ ...news, tickets: [ticket('t')] })
  live.hear({ ...news, tickets: [ticket('u')] })
  live.hear({ ...news, tickets: [ticket('t', 'cashed')] })
  await vi.advanceTimersByTimeAsync(100)
  expect(one.heard).toHaveLength(2)
  expect(one.heard[1]).toBe(other.heard[1])
  expect(one.heard[1]).toMatchObject({
    snapshot: false,
    seq: 20,
    data: {
      tickets: [{ id: 't', state: 'cashed' }, { id: 'u' }],
      totals: { tickets: 2, cashed: 1 },
    },
  })
  await vi.advanceTimersByTimeAsync(1_000)
  expect(one.heard).toHaveLength(2)
  live.stop()
})

it('tells the time ten times a second while it flies, and a late one all that was before', async () => {
  const { live, follow } = room()
  const { heard } = follow()
  await vi.advanceTimersByTimeAsync(150)
  live.hear({ ...news, tickets: [ticket('t')] })
  live.hear({ ...news, round: round('a', 'flying') })
  await vi.advanceTimersByTimeAsync(1_000)
  expect(heard.length).toBeGreaterThanOrEqual(10)
  const late = follow()
  expect(late.heard).toMatchObject([
    { snapshot: true, data: { round: { phase: 'flying' }, tickets: [{ id: 't' }] } },
  ])
  live.stop()
})

it('sends nothing to who left, and reads the room anew when somebody comes back', async () => {
  const { live, follow } = room()
  const { heard, listener } = follow()
  await vi.advanceTimersByTimeAsync(150)
  live.leave(listener)
  live.hear({ ...news, round: round('b') })
  await vi.advanceTimersByTimeAsync(500)
  expect(heard).toHaveLength(1)
  const back = follow()
  await vi.advanceTimersByTimeAsync(150)
  expect(back.heard).toMatchObject([{ snapshot: true, data: { round: { id: 'a' } } }])
  live.stop()
})

it('a new round begins without the stakes of the last one; news of an older one change nothing', () => {
  const flown = liveAfter(
    { ...start, tickets: [ticket('t')], totals: { tickets: 1, cashed: 0 } },
    { ...news, round: round('b') },
  )
  expect(flown).toMatchObject({ round: { id: 'b' }, tickets: [], totals: { tickets: 0 } })
  expect(liveAfter(flown, { ...news, round: round('a', 'crashed') }).round?.id).toBe('b')
})
