import { expect, it } from 'vitest'
import { reelsReachUp } from './reels-reach-up.ts'

it.each([
  ['a long phone held sideways', 844, 390, true],
  ['a small long phone held sideways', 740, 360, true],
  ['a short phone held sideways, where names and jackpots would meet', 667, 375, false],
  ['a phone held upright', 390, 844, false],
  ['a desk', 1440, 900, false],
  ['a low and wide window of a desk', 1440, 500, false],
])('reels reach up between the ends of the bar on %s: %i x %i %s', (_, width, height, reach) => {
  expect(reelsReachUp(width, height)).toBe(reach)
})
