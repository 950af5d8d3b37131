import { expect, it } from 'vitest'
import { levelByMode, type Round } from '../../play/controller-state.ts'
import { instantCourse } from './course.ts'
import { roundNow } from './round-now.ts'

const card: Round = {
  id: 'round',
  uri: 'cards',
  events: [
    {
      type: 'cardBought',
      card: 'deep-blue',
      layout: 'find',
      fields: [{ mark: 4 }, { mark: 9 }, { mark: 12, times: 200 }],
    },
  ],
  seen: 0,
  stake: 100,
  mode: 'base',
  payout: 0,
  actions: [{ type: 'uncoverCard' }],
  finished: false,
  nonce: 0,
}

it('waits for the foil of a card, and takes it off where the large button or autoplay goes on', () => {
  const course = instantCourse(() => 3)
  expect(course.decides(card)).toBe(true)
  expect(roundNow(card)).toMatchObject({ tiles: [0, 1, 2], mayStop: false, stepping: null })
  expect(course.next({ round: card, marked: null, autoplay: null })).toEqual({
    type: 'uncoverCard',
    data: null,
  })
  expect(course.levelOf).toBe(levelByMode)
  expect(roundNow({ ...card, finished: true }).foil).toBeNull()
})
