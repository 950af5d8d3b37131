import { describe, expect, it } from 'vitest'
import type { Round } from '../../play/controller-state.ts'
import { chipsOf, diceOf } from './round-chips.ts'

const round: Pick<Round, 'events'> = {
  events: [
    { type: 'diceBet', chips: [{ spot: 'small', stake: 50 }], stake: 50 },
    { type: 'diceRolled', dice: [1, 2, 3] },
    { type: 'dicePaid', spots: [{ spot: 'small', stake: 50, pay: 100 }], pay: 100, total: 100 },
    { type: 'roundEnded', total: 100 },
  ],
}

describe('the chips of a round of dice', () => {
  it('are counted in chips of the level that it was bet at', () => {
    expect(chipsOf(round, 10)).toEqual(new Map([['small', 5]]))
    expect(chipsOf(round, 100)).toBeNull()
    expect(chipsOf({ events: [] }, 10)).toBeNull()
  })

  it('are followed by the dice that were thrown', () => {
    expect(diceOf(round)).toEqual([1, 2, 3])
    expect(diceOf({ events: [] })).toBeNull()
  })
})
