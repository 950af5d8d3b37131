import { describe, expect, it } from 'vitest'
import { weigh } from './weigh.ts'

const classes = [
  { chance: 0.7, mean: 0, square: 0, isHit: false },
  { chance: 0.2, mean: 0.8, square: 1, isHit: true },
  { chance: 0.09, mean: 5, square: 40, isHit: true },
  { chance: 0.01, mean: 60, square: 5000, isHit: true },
]
const sumOf = (chances: readonly number[], value: (one: (typeof classes)[number]) => number) =>
  classes.reduce((sum, one, i) => sum + (chances[i] ?? 0) * value(one), 0)

describe('weights', () => {
  it('meet every target at once', () => {
    const targets = { rtp: 0.96, sigma: 5.5, hit: 0.29 }
    const chances = weigh(classes, targets)
    expect(chances.every((chance) => chance > 0)).toBe(true)
    expect(sumOf(chances, () => 1)).toBeCloseTo(1, 12)
    expect(sumOf(chances, ({ mean }) => mean)).toBeCloseTo(targets.rtp, 8)
    expect(sumOf(chances, ({ isHit }) => (isHit ? 1 : 0))).toBeCloseTo(targets.hit, 8)
    const second = sumOf(chances, ({ square }) => square)
    expect(Math.sqrt(second - targets.rtp ** 2)).toBeCloseTo(targets.sigma, 6)
  })

  it('leave a game alone that meets its targets by itself', () => {
    const chances = classes.map(({ chance }) => chance)
    const rtp = sumOf(chances, ({ mean }) => mean)
    const sigma = Math.sqrt(sumOf(chances, ({ square }) => square) - rtp ** 2)
    expect(weigh(classes, { rtp, sigma, hit: 0.3 })).toEqual(
      chances.map((chance) => expect.closeTo(chance, 7)),
    )
  })

  it('say when targets are out of reach', () => {
    expect(() => weigh(classes, { rtp: 90, sigma: 1, hit: 0.3 })).toThrow(RangeError)
  })
})
