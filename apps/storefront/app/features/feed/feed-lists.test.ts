import type { FeedBet } from '@fairhouse/contract/entities/feed'
import { feedLength } from '@fairhouse/contract/feed-length'
import { expect, it } from 'vitest'
import { afterFrame } from './feed-lists.ts'

const bet = (key: string): FeedBet => ({
  key,
  login: 'ab***',
  game: { name: 'Castle of Horror', uri: 'castle-of-horror', art: null },
  stake: 100,
  payout: 0,
  currency: 'CREDIT',
  at: '2026-11-21T12:00:00.000Z',
})
const bets = (...keys: string[]): FeedBet[] => keys.map(bet)
const keys = (list: readonly FeedBet[]): string => list.map(({ key }) => key).join('')

const first = afterFrame(null, {
  snapshot: true,
  data: { newest: bets('b', 'a'), high: bets('h'), lucky: bets('l') },
})

it('new bets come in front, the other lists stay until they are told again', () => {
  const next = afterFrame(first, { snapshot: false, data: { newest: bets('c'), lucky: bets('m') } })
  expect([keys(next.newest), keys(next.high), keys(next.lucky)]).toEqual(['cba', 'h', 'm'])
})

it('a snapshot stands for itself', () => {
  const next = afterFrame(first, {
    snapshot: true,
    data: { newest: bets('z'), high: [], lucky: [] },
  })
  expect([keys(next.newest), keys(next.high), keys(next.lucky)]).toEqual(['z', '', ''])
})

it('no more than three come at once, none twice, and the list keeps its length', () => {
  const next = afterFrame(first, {
    snapshot: false,
    data: { newest: bets('f', 'e', 'd', 'c', 'b') },
  })
  expect(keys(next.newest)).toBe('fedba')
  let lists = next
  for (const key of 'ghijklmnop')
    lists = afterFrame(lists, { snapshot: false, data: { newest: bets(key) } })
  expect(lists.newest).toHaveLength(feedLength)
})
