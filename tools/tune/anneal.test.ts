import { drawFrom } from '@fairhouse/fairness/draw'
import { SeededWords } from '@fairhouse/fairness/seeded'
import { describe, expect, it } from 'vitest'
import { anneal } from './anneal.ts'
import type { ReelCounts } from './counts.ts'

const start: ReelCounts = [
  new Map([
    ['A', 10],
    ['K', 10],
    ['wild', 1],
  ]),
  new Map([
    ['A', 10],
    ['K', 10],
  ]),
]
const total = (counts: ReelCounts, symbol: string) =>
  counts.reduce((sum, strip) => sum + (strip.get(symbol) ?? 0), 0)

function search() {
  const draw = drawFrom(new SeededWords(7))
  return anneal({
    start,
    movable: new Set(['A', 'K']),
    energy: (counts) => Math.abs(total(counts, 'A') - 27),
    tries: 2000,
    heat: 3,
    enough: 0,
    below: (count) => draw.below(count),
  })
}

describe('anneal', () => {
  it('finds counts that are wanted, keeps lengths and what may not move', () => {
    const found = search()
    expect(total(found, 'A')).toBe(27)
    expect(found.map((strip) => strip.values().reduce((sum, count) => sum + count, 0))).toEqual([
      21, 20,
    ])
    expect(total(found, 'wild')).toBe(1)
    for (const strip of found) for (const count of strip.values()) expect(count).toBeGreaterThan(0)
  })

  it('finds the same with the same seed', () => {
    expect(search()).toEqual(search())
  })
})
