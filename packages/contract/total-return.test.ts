import { expect, it } from 'vitest'
import { type PlayedGame, totalReturn } from './total-return.ts'

const partsOf = (game: PlayedGame): Record<string, number> =>
  Object.fromEntries(totalReturn(game).parts.map(({ part, millionths }) => [part, millionths]))

it('adds to a slot of ours of 96 % what play earns without a level', () => {
  const game = { rtp: 0.96, kind: 'slot', isOwn: true, level: 0 } as const
  // A cent of points for $10; 5 % of the 4 % that are lost; 5 cents a ticket of $50; 3 cents a token of $10.
  expect(partsOf(game)).toEqual({
    game: 960_000,
    points: 1_000,
    cashback: 2_000,
    lotto: 1_000,
    tokens: 2_998,
  })
  expect(totalReturn(game).millionths).toBe(966_998)
})

it('counts a table for a fifth of its points, a level for more, and no tokens at games of others', () => {
  expect(partsOf({ rtp: 0.99, kind: 'table', isOwn: false, level: 4 })).toEqual({
    game: 990_000,
    points: 400,
    cashback: 1_500,
    lotto: 1_000,
    tokens: 0,
  })
})

it.each([0.5, 0.9, 0.96, 0.995, 1])(
  'is the sum of parts none of which takes anything, at a return of %d',
  (rtp) => {
    for (const level of [0, 1, 2, 3, 4] as const) {
      const { parts, millionths } = totalReturn({ rtp, kind: 'slot', isOwn: true, level })
      expect(parts.every(({ millionths: one }) => one >= 0)).toBe(true)
      expect(millionths).toBe(parts.reduce((sum, { millionths: one }) => sum + one, 0))
    }
  },
)
