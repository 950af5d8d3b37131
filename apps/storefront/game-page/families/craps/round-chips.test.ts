import type { RoundEvent } from '@fairhouse/contract/rounds/round'
import { describe, expect, it } from 'vitest'
import { chipOf, openingChips, rollsOf, settledByLastRoll, standingOf } from './round-chips.ts'

/** Chips of fifty: a pass bet gets six for a point, a come bet wins on four and one takes its place. */
const events: RoundEvent[] = [
  { type: 'crapsBet', chip: 50, chips: [{ spot: 'pass', stake: 250 }], stake: 250, cost: 250 },
  { type: 'crapsRolled', dice: [2, 4] },
  { type: 'crapsPoint', point: 6 },
  { type: 'crapsBet', chip: 50, chips: [{ spot: 'come', stake: 50 }], stake: 50, cost: 300 },
  { type: 'crapsRolled', dice: [1, 3] },
  { type: 'crapsMoved', spot: 'come', to: 'come-4' },
  { type: 'crapsBet', chip: 50, chips: [{ spot: 'field', stake: 100 }], stake: 100, cost: 400 },
  { type: 'crapsRolled', dice: [2, 2] },
  { type: 'crapsPaid', spot: 'come-4', stake: 50, pay: 100, total: 100 },
  { type: 'crapsPaid', spot: 'field', stake: 100, pay: 200, total: 300 },
]

describe('chips of a craps round', () => {
  it('are counted in the chip that the round was begun with', () => {
    expect(chipOf({ events })).toBe(50)
    expect(openingChips({ events }, 50)).toEqual(new Map([['pass', 5]]))
    expect(openingChips({ events }, 100)).toBeNull()
  })

  it('stand where the rolls have left them', () => {
    expect(standingOf({ events })).toEqual({ point: 6, chips: new Map([['pass', 5]]) })
    expect(rollsOf({ events })).toHaveLength(3)
  })

  it('can be laid again where the last roll settled them: a come bet in its box', () => {
    expect(settledByLastRoll({ events })).toEqual(
      new Map([
        ['come', 1],
        ['field', 2],
      ]),
    )
  })
})
