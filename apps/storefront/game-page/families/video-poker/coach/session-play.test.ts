import { expect, it } from 'vitest'
import type { Advice } from './advice.ts'
import { withHand } from './session-play.ts'

const values = Array.from({ length: 32 }, (_, hold) => (hold === 3 ? 1.5 : hold === 1 ? 1.25 : 0.5))
const advice: Advice = { cards: ['Js', 'Jd', 'As', '7h', '2c'], values, best: 3 }

it('adds up what holds gave away, of everything that was bet', () => {
  const none = { hands: 0, best: 0, bet: 0, given: 0 }
  const one = withHand(none, { held: [0, 1], stake: 200 }, advice)
  expect(one).toEqual({ hands: 1, best: 1, bet: 200, given: 0 })
  const two = withHand(one, { held: [0], stake: 400 }, advice)
  expect(two).toEqual({ hands: 2, best: 1, bet: 600, given: 100 })
})
