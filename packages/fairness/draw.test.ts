import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { drawFrom, type WordSource } from './draw.ts'
import { openStream } from './stream.ts'

const allWords = 2 ** 32

/** A source that gives exactly these words. */
function given(...list: number[]): WordSource {
  let words = 0
  return {
    next() {
      const word = list[words++]
      if (word === undefined) throw new Error('no word left')
      return word
    },
    get words() {
      return words
    },
  }
}

describe('drawFrom', () => {
  it('accepts a whole number of stripes: every value has the same number of words', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: allWords }), (count) => {
        const accepted = allWords - (allWords % count)
        expect(accepted % count).toBe(0)
        expect(drawFrom(given(accepted - 1)).below(count)).toBe(count - 1)
        if (accepted < allWords) {
          const source = given(accepted, allWords - 1, 0)
          expect(drawFrom(source).below(count)).toBe(0)
          expect(source.words).toBe(3)
        }
      }),
    )
  })

  it('counts the words it threw away as taken', () => {
    const draw = drawFrom(given(allWords - 1, 5))
    expect(draw.below(3)).toBe(2)
    expect(draw.words).toBe(2)
  })

  it.each([0, -1, 1.5, allWords + 1, Number.NaN])('refuses to draw below %d', (count) => {
    expect(() => drawFrom(given(1)).below(count)).toThrow(RangeError)
  })

  // Chi-square with n - 1 degrees of freedom; the bounds leave out one in ten thousand at each end. The seed is fixed.
  it.each([
    [2, 0, 15.14],
    [6, 0.082, 25.74],
    [38, 13.05, 77.2],
    [52, 21.4, 97.1],
    [1000, 840, 1171],
  ])('draws below %d with equal chances', (count, low, high) => {
    const draws = 200_000
    const stream = openStream(new Uint8Array(32).fill(count % 256))
    const seen = new Float64Array(count)
    for (let nonce = 0; nonce < draws / 20; nonce++) {
      const draw = drawFrom(stream.round('chi', nonce))
      for (let i = 0; i < 20; i++) {
        const value = draw.below(count)
        seen[value] = (seen[value] ?? 0) + 1
      }
    }
    const expected = draws / count
    const chiSquare = seen.reduce((sum, n) => sum + (n - expected) ** 2 / expected, 0)
    expect(chiSquare).toBeGreaterThanOrEqual(low)
    expect(chiSquare).toBeLessThan(high)
  })
})
