import { drawFrom } from '@fairhouse/fairness/draw'
import { SeededWords } from '@fairhouse/fairness/seeded'
import { describe, expect, it } from 'vitest'
import { countsOf } from './counts.ts'
import { type Layout, layOut, patch } from './lay-out.ts'

const strip = 'SAKQJAKQJAKQJWAKQJAKQJAKQJ'.split('')
const layout = (stack: number, seed = 1): Layout => {
  const draw = drawFrom(new SeededWords(seed))
  const [counts = new Map()] = countsOf([strip])
  return {
    strip,
    counts,
    frozen: new Set(['S', 'W']),
    stack,
    rows: 3,
    below: (count) => draw.below(count),
  }
}
/** Symbols that follow one of their kind. */
const pairs = (laid: readonly string[]) => laid.filter((symbol, i) => symbol === laid[i - 1]).length

describe('layOut', () => {
  it('keeps every count, and frozen symbols where they were', () => {
    for (let seed = 0; seed < 50; seed++) {
      const laid = layOut(layout(seed / 50, seed))
      expect(countsOf([laid])).toEqual(countsOf([strip]))
      expect([laid.indexOf('S'), laid.indexOf('W')]).toEqual([0, 13])
    }
  })

  it('keeps symbols apart when they are not stacked, and together when they are', () => {
    expect(pairs(layOut(layout(0)))).toBeLessThanOrEqual(2)
    expect(pairs(layOut(layout(0.5)))).toBeGreaterThan(4)
    expect(pairs(layOut(layout(1)))).toBeGreaterThan(15)
  })

  it('comes to the same strip from the same seed', () => {
    expect(layOut(layout(0.4))).toEqual(layOut(layout(0.4)))
  })
})

describe('patch', () => {
  it('changes as few places as the counts ask for', () => {
    const { counts, below } = layout(0)
    const wanted = new Map(counts).set('A', 4).set('K', 8)
    const patched = patch(strip, wanted, below)
    expect(countsOf([patched])).toEqual([wanted])
    expect(patched.filter((symbol, i) => symbol !== strip[i])).toEqual(['K', 'K'])
  })
})
