import type { OwnCards } from '@fairhouse/contract/rooms/hall'
import type { HallFrame } from '@fairhouse/contract/topics/halls'
import { expect, it } from 'vitest'
import { afterFrame, cardsIn, emptyHall, ownIn, withOwn } from './hall-state.ts'

const bought = (id: string, state: OwnCards['state'] = 'open', round = 'r'): OwnCards => ({
  id,
  round,
  number: 1,
  currency: 'CREDIT',
  stake: 200,
  state,
  payout: state === 'won' ? 94 : 0,
  cards: [
    { card: 1, cells: [1, 2, 3, 4, 5, 6, 7, 8, 9] },
    { card: 2, cells: [9, 8, 7, 6, 5, 4, 3, 2, 1] },
  ],
  wins: [],
})
const frame = (data: Partial<HallFrame['data']>, snapshot = false): HallFrame => ({
  type: 'hall',
  topic: 'room:x',
  seq: 1,
  snapshot,
  data: { now: 5, sale: null, draw: null, ...data },
})
const sale = { id: 's', number: 2, pattern: null, drawsAt: 60_000, pools: [] }

it('takes sale and draw as they are told, and keeps what only a snapshot tells', () => {
  const begun = afterFrame(emptyHall, frame({ sale, past: [], chain: null }, true))
  expect(begun).toMatchObject({ isLive: true, sale: { id: 's' } })
  const past = [
    {
      number: 1,
      link: '0'.repeat(64),
      void: false,
      cards: 4,
      calls: 20,
      at: '2026-11-27T00:00:00Z',
    },
  ]
  const later = afterFrame(afterFrame(begun, frame({ sale, past })), frame({}))
  expect(later.sale).toBeNull()
  expect(later.past).toEqual(past)
})

it('a purchase ends once: an older answer opens none again', () => {
  const won = withOwn(withOwn(emptyHall, [bought('a')]), [bought('a', 'won')])
  expect(withOwn(won, [bought('a')]).own).toMatchObject([{ id: 'a', state: 'won' }])
})

it('counts the cards of a round, in the order of purchase', () => {
  const state = withOwn(emptyHall, [bought('b'), bought('a'), bought('c', 'lost', 'q')])
  expect(ownIn(state, 'r').map(({ id }) => id)).toEqual(['a', 'b'])
  expect(cardsIn(state, 'r')).toBe(4)
  expect(cardsIn(state, undefined)).toBe(0)
})
