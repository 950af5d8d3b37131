import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { changeOf, mostChips } from './chip-change.ts'

const ladder = [100, 500, 2500, 10_000, 50_000]

describe('change in chips', () => {
  it.each([
    [0, [], 0],
    [100, [100], 0],
    [3700, [2500, 500, 500, 100, 100], 0],
    [62_550, [50_000, 10_000, 2500], 50],
    [99, [], 99],
  ] as const)('%s is %j', (amount, chips, rest) => {
    expect(changeOf(amount, ladder)).toEqual({ chips, rest })
  })

  it('is worth the amount, largest first, and no five of a kind could be one larger chip', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 400_000 }), (amount) => {
        const { chips, rest } = changeOf(amount, ladder)
        expect(chips.reduce((sum, value) => sum + value, rest)).toBe(amount)
        expect(chips).toEqual(chips.toSorted((left, right) => right - left))
        expect(rest).toBeLessThan(100)
        for (const [place, value] of ladder.slice(0, -1).entries()) {
          const worth = chips.filter((chip) => chip === value).length * value
          expect(worth).toBeLessThan(ladder[place + 1] ?? Infinity)
        }
      }),
    )
  })

  it('a fortune shows no more than a heap', () => {
    expect(changeOf(10_000_000, ladder).chips).toHaveLength(mostChips)
  })

  it.each([-1, 0.5, Number.NaN])('refuses the amount %s', (amount) => {
    expect(() => changeOf(amount, ladder)).toThrow(RangeError)
  })

  it('refuses a chip that is worth nothing', () => {
    expect(() => changeOf(1, [0])).toThrow(RangeError)
  })
})
