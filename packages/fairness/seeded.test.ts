import { describe, expect, it } from 'vitest'
import { SeededWords } from './seeded.ts'

describe('SeededWords', () => {
  it('repeats itself for the same seed and differs for another', () => {
    const words = (seed: number) => {
      const source = new SeededWords(seed)
      return Array.from({ length: 50 }, () => source.next())
    }
    expect(words(7)).toEqual(words(7))
    expect(words(7)).not.toEqual(words(8))
  })

  it('sets every bit about half the time', () => {
    const source = new SeededWords(1)
    const draws = 100_000
    const set = Array.from({ length: 32 }, () => 0)
    for (let i = 0; i < draws; i++) {
      const word = source.next()
      for (let bit = 0; bit < 32; bit++) set[bit] = (set[bit] ?? 0) + ((word >>> bit) & 1)
    }
    // Five standard deviations of a fair bit.
    for (const count of set)
      expect(Math.abs(count - draws / 2)).toBeLessThan(2.5 * Math.sqrt(draws))
  })
})
