import { describe, expect, it } from 'vitest'
import { readySpin } from '../spin/ready-spin.ts'
import { smallSlots } from '../testing/small-slots.ts'

const { 'ways both ways': slot } = smallSlots
if (slot === undefined) throw new Error('a small slot is missing')
const { pays } = readySpin(slot, slot.spins.base)
const [wild, star, a, b] = [0, 1, 2, 3]

describe('ways both ways', () => {
  it('tell what runs from the last reel by its cells, the last reel first', () => {
    expect(
      pays.wins([
        [star, star],
        [wild, b],
        [b, b],
      ]),
    ).toEqual([
      {
        symbol: b,
        count: 2,
        multiplier: 1,
        pay: 4,
        cells: [
          [2, 0],
          [2, 1],
          [1, 0],
          [1, 1],
        ],
        of: { ways: 4 },
      },
    ])
  })

  it('pay what reaches over all reels once, and a symbol at both ends twice', () => {
    const whole = pays.wins([
      [a, star],
      [wild, star],
      [a, star],
    ])
    expect(whole.map(({ symbol, count, pay }) => [symbol, count, pay])).toEqual([[a, 3, 5]])
    const ends = pays.wins([
      [a, star],
      [b, star],
      [a, a],
    ])
    expect(ends.map(({ symbol, count, pay }) => [symbol, count, pay])).toEqual([
      [a, 1, 1],
      [a, 1, 2],
    ])
  })
})
