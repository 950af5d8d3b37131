import { describe, expect, it } from 'vitest'
import { fits } from '../../chip-table/laid-chips.ts'
import { chipLimitsOf } from './chips-on-spots.ts'

const bet = (chips: Record<string, number>) => new Map(Object.entries(chips))

describe('what tables of cards take', () => {
  it('is limited place by place at blackjack', () => {
    const limits = chipLimitsOf(
      {
        game: 'blackjack',
        decks: 6,
        soft17: 'stands',
        blackjack: { pays: 3, to: 2 },
        insurance: { pays: 2, to: 1 },
        doubleAfterSplit: true,
        hands: 2,
        boxes: {
          count: 5,
          unitsPerChip: 2,
          mostChips: { box: 100, side: 25 },
          sides: { pairs: [], poker: [] },
        },
      },
      ['box1', 'box2', 'pairs1'],
    )
    expect(fits(bet({ box1: 100, box2: 100, pairs1: 25 }), limits)).toBe(true)
    expect(fits(bet({ box1: 101 }), limits)).toBe(false)
    expect(fits(bet({ pairs1: 26 }), limits)).toBe(false)
    expect(fits(bet({ box3: 1 }), limits)).toBe(false)
  })

  it('cannot be laid where a table takes one stake', () => {
    expect(() =>
      chipLimitsOf(
        {
          game: 'blackjack',
          decks: 6,
          soft17: 'stands',
          blackjack: { pays: 3, to: 2 },
          insurance: { pays: 2, to: 1 },
          doubleAfterSplit: true,
          hands: 2,
        },
        ['box1'],
      ),
    ).toThrow(RangeError)
  })
})
