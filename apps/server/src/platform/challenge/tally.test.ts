import { describe, expect, it, vi } from 'vitest'
import { createTally, type Happened } from './tally.ts'

function counting(tell: ((happened: readonly Happened[]) => void) | null = null) {
  let now = 0
  const tally = createTally({ now: () => now }, tell)
  return { tally, pass: (seconds: number) => void (now += seconds * 1000) }
}

describe('a tally', () => {
  it('counts what happened within its window, and forgets', () => {
    const { tally, pass } = counting()
    for (let count = 0; count < 10; count++) tally.add('a', 60)
    expect(tally.count('a', 60)).toBe(10)
    expect(tally.count('b', 60)).toBe(0)
    pass(90)
    expect(tally.count('a', 60)).toBe(5)
    pass(31)
    expect(tally.count('a', 60)).toBe(0)
  })

  it('counts what other nodes have seen, and tells them what it saw, gathered', async () => {
    vi.useFakeTimers()
    try {
      const there = counting()
      const here = counting((happened) => there.tally.addElsewhere(happened))
      for (let count = 0; count < 3; count++) here.tally.add('a', 60)
      expect(there.tally.count('a', 60)).toBe(0)
      await vi.advanceTimersByTimeAsync(100)
      expect(there.tally.count('a', 60)).toBe(3)
      expect(here.tally.count('a', 60)).toBe(3)
    } finally {
      vi.useRealTimers()
    }
  })

  it('keeps no more than it can carry, whoever comes', () => {
    const { tally } = counting()
    tally.add('first', 60)
    for (let count = 0; count < 50_000; count++) tally.add(`other ${count}`, 60)
    expect(tally.count('first', 60)).toBe(0)
    expect(tally.count('other 49999', 60)).toBe(1)
  })
})
