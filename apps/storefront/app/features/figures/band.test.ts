import { expect, it } from 'vitest'
import { bandFrom, bandOf } from './band.ts'

const theory = { rtp: 0.96, sigma: 5 }

it('narrows with the root of the rounds', () => {
  const of = (rounds: number) =>
    bandOf(theory, { rounds, staked: rounds * 10, paid: 0, squares: rounds * 100 })
  expect(of(10_000)).toEqual({ low: 0.86, high: 1.06, place: 'below' })
  expect(of(40_000)?.high).toBeCloseTo(1.01, 9)
})

it('is wider for the same money in uneven bets', () => {
  const even = bandOf(theory, { rounds: 100, staked: 1_000, paid: 960, squares: 100 * 100 })
  const uneven = bandOf(theory, {
    rounds: 100,
    staked: 1_000,
    paid: 960,
    squares: 99 * 25 + 505 ** 2,
  })
  expect(uneven?.high).toBeGreaterThan(even?.high ?? Infinity)
})

it.each([
  [0, 'below'],
  [9_600, 'inside'],
  [12_000, 'above'],
] as const)('a return of %i of 10,000 lies %s', (paid, place) => {
  const played = { rounds: 10_000, staked: 10_000, paid, squares: 10_000 }
  expect(bandOf(theory, played)?.place).toBe(place)
})

it('is not told of few rounds, and never begins below nothing', () => {
  const played = { staked: 100, paid: 100, squares: 100 }
  expect(bandOf(theory, { ...played, rounds: bandFrom - 1 })).toBeNull()
  expect(bandOf(theory, { ...played, rounds: bandFrom })?.low).toBe(0)
})
