import { describe, expect, it } from 'vitest'
import type { Round } from '../../play/controller-state.ts'
import { chipsOf, pocketsOf } from './round-chips.ts'

const round: Pick<Round, 'events'> = {
  events: [
    {
      type: 'rouletteBet',
      chips: [
        { spot: '17', stake: 50 },
        { spot: 'red', stake: 200 },
      ],
      stake: 250,
    },
    { type: 'ballLanded', pocket: '8' },
    { type: 'roundEnded', total: 0 },
  ],
}

describe('the chips of a round', () => {
  it('are counted in chips of the level that it was bet at', () => {
    expect(chipsOf(round, 50)).toEqual(
      new Map([
        ['17', 1],
        ['red', 4],
      ]),
    )
    expect(chipsOf(round, 10)?.get('17')).toBe(5)
  })

  it('are none of a larger chip, nor of a round that was not bet yet', () => {
    expect(chipsOf(round, 100)).toBeNull()
    expect(chipsOf({ events: [] }, 50)).toBeNull()
  })

  it('are followed by the number that came', () => {
    expect(pocketsOf(round)).toEqual(['8'])
    expect(pocketsOf({ events: [] })).toEqual([])
  })
})
