import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { countAt } from './count-up.ts'

const amounts = {
  win: fc.integer({ min: 1, max: 10_000_000 }),
  progress: fc.double({ min: 0, max: 1, noNaN: true }),
}

describe('a counting win', () => {
  it('ends on exactly the win', () => {
    fc.assert(fc.property(amounts.win, (win) => countAt(1, win, 100).amount === win))
  })

  it('shows whole amounts that never exceed the win', () => {
    fc.assert(
      fc.property(amounts.win, amounts.progress, (win, progress) => {
        const { amount } = countAt(progress, win, 100)
        return Number.isInteger(amount) && amount >= 0 && amount <= win
      }),
    )
  })

  it('climbs through the levels', () => {
    const levels = [0.01, 0.06, 0.2, 0.5, 1].map((progress) => countAt(progress, 10_000, 100).level)
    expect(levels).toEqual([null, 'nice', 'big', 'mega', 'epic'])
  })
})
