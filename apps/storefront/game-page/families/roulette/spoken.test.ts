import { besideSingleZero, spotsOf } from '@fairhouse/contract/families/roulette/spots'
import type { RouletteEvent } from '@fairhouse/contract/families/roulette/events'
import { describe, expect, it } from 'vitest'
import { en as shared } from '../../texts/en.ts'
import { spokenEvents } from './spoken.ts'
import { de } from './texts/de.ts'
import { en } from './texts/en.ts'

const spots = new Map(spotsOf(['0'], besideSingleZero).map((spot) => [spot.name, spot]))
const money = (minorUnits: number): string => `$${(minorUnits / 100).toFixed(2)}`
const paid = (names: readonly string[]): RouletteEvent => ({
  type: 'spotsPaid',
  spots: names.map((spot) => ({ spot, stake: 100, pay: 200 })),
  pay: 200 * names.length,
  total: 200 * names.length,
})

describe('a round of roulette as it is said', () => {
  it('says where the ball lies, what pays and what it comes to', () => {
    const events: RouletteEvent[] = [
      { type: 'rouletteBet', chips: [{ spot: 'black', stake: 100 }], stake: 100 },
      { type: 'ballLanded', pocket: '17' },
      paid(['17-20', 'black']),
      { type: 'roundEnded', total: 400 },
    ]
    expect(spokenEvents(events, { texts: en, shared, money, spots })).toBe(
      'The ball lands on 17, black. Split 17 and 20 pays $2.00. Black pays $2.00. You won $4.00.',
    )
    expect(spokenEvents(events, { texts: de, shared, money, spots })).toContain(
      'Die Kugel fällt auf 17, Schwarz. Cheval 17 und 20 zahlt $2.00.',
    )
  })

  it('sums up what more spots pay', () => {
    const text = spokenEvents([paid(['17', '17-20', 'black', 'odd', 'low', 'dozen-2'])], {
      texts: en,
      shared,
      money,
      spots,
    })
    expect(text).toContain('Odd pays $2.00.')
    expect(text).not.toContain('Low')
  })
})
