import type { OwnTicket, RoomRound, RoomTicket } from '@fairhouse/contract/rooms/entities'
import type { RoomFrame } from '@fairhouse/contract/topics/rooms'
import { expect, it } from 'vitest'
import { afterFrame, emptyRoom, flownMs, type RoomState, ticketIn, withOwn } from './room-state.ts'

const round = (id: string, of: Partial<RoomRound> = {}): RoomRound => ({
  id,
  number: 7,
  phase: 'betting',
  fliesAt: 1e4,
  bust: null,
  link: null,
  ...of,
})
const ticket = (id: string, of: Partial<RoomTicket> = {}): RoomTicket => ({
  id,
  name: 'an***',
  stake: 100,
  currency: 'CREDIT',
  state: 'open',
  at: null,
  payout: 0,
  ...of,
})
const mine = (id: string, of: Partial<OwnTicket> = {}): OwnTicket => ({
  ...ticket(id),
  round: 'a',
  number: 7,
  slot: 1,
  auto: null,
  bust: null,
  ...of,
})
const frame = (data: Partial<RoomFrame['data']>, snapshot = false): RoomFrame => ({
  type: 'room',
  topic: 'room:x',
  seq: 1,
  snapshot,
  data: {
    now: 0,
    tickets: [],
    totals: {
      tickets: 0,
      cashed: 0,
    },
    past: [],
    ...data,
  },
})
const begun = (): RoomState =>
  afterFrame(emptyRoom, frame({ round: round('a'), tickets: [ticket('1')] }, true))

it('begins with a snapshot and goes on with what has changed', () => {
  const state = afterFrame(
    begun(),
    frame({ tickets: [ticket('2')], totals: { tickets: 2, cashed: 0 } }),
  )
  expect(state.isLive).toBe(true)
  expect(state.tickets.map(({ id }) => id)).toEqual(['1', '2'])
  expect(state.totals.tickets).toBe(2)
})

it('drops the stakes of a round with the next one', () => {
  const state = afterFrame(begun(), frame({ round: round('b', { number: 8 }) }))
  expect(state.tickets).toEqual([])
})

it('a snapshot after a lost line replaces all, but for what only the player knows', () => {
  const before = withOwn(begun(), [mine('1')])
  const past = [
    { number: 7, bust: 250, link: 'f'.repeat(64), void: false, at: '2026-11-27T00:00:00.000Z' },
  ]
  const state = afterFrame(before, frame({ round: round('b', { number: 8 }), past }, true))
  expect(state.past).toEqual(past)
  expect(state.own.map(({ id }) => id)).toEqual(['1'])
  expect(ticketIn(state, 1)).toBeNull()
})

it('what everybody is told of a stake tells the player of theirs, once', () => {
  const staked = withOwn(begun(), [mine('1')])
  const ended = afterFrame(
    staked,
    frame({ tickets: [ticket('1', { state: 'cashed', at: 150, payout: 150 })] }),
  )
  expect(ticketIn(ended, 1)).toMatchObject({ state: 'cashed', at: 150, payout: 150 })
  // An older answer comes late.
  expect(ticketIn(withOwn(ended, [mine('1')]), 1)).toMatchObject({ state: 'cashed' })
})

it('flies by the clock of the house, and stands where it burst', () => {
  const flying = afterFrame(begun(), frame({ round: round('a', { phase: 'flying' }) }))
  expect(flownMs(begun(), 12_000)).toBe(0)
  expect(flownMs(flying, 12_000)).toBe(2_000)
  expect(flownMs(flying, 9_000)).toBe(0)
  const over = afterFrame(flying, frame({ round: round('a', { phase: 'crashed', bust: 200 }) }))
  expect(flownMs(over, 99_000)).toBe(8_000)
})
