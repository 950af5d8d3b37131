import { describe, expect, it } from 'vitest'
import { inMinorUnits, type RoundEvent, roundEvent } from './round.ts'

describe('events in minor units', () => {
  it('price cash in view like prizes, and what a collector took', () => {
    const events: RoundEvent[] = [
      { type: 'cashShown', cells: [{ cell: [1, 0], pay: 5 }] },
      {
        type: 'cashCollected',
        collector: [4, 1],
        cells: [[1, 0]],
        multiplier: 2,
        pay: 10,
        total: 12,
      },
    ]
    const priced = inMinorUnits(events, 20)
    expect(priced).toEqual([
      { type: 'cashShown', cells: [{ cell: [1, 0], pay: 100 }] },
      {
        type: 'cashCollected',
        collector: [4, 1],
        cells: [[1, 0]],
        multiplier: 2,
        pay: 200,
        total: 240,
      },
    ])
    expect(priced.map((event) => roundEvent.parse(event))).toEqual(priced)
  })
})
