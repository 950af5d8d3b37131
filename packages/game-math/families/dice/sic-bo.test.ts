import { roundEvent } from '@fairhouse/contract/rounds/round'
import type { Json } from '@fairhouse/contract/json'
import { describe, expect, it } from 'vitest'
import { priceOf } from '../../bets.ts'
import { fraction } from '../../fraction.ts'
import type { SicBoDefinition } from './definition.ts'
import { sicBoFacts } from './sic-bo-facts.ts'
import { sicBoGame } from './sic-bo-game.ts'

const definition = {
  odds: {
    small: 1,
    big: 1,
    odd: 1,
    even: 1,
    single: [1, 2, 12],
    pair: 6,
    double: 11,
    triple: 180,
    anyTriple: 31,
    total: [62, 31, 18, 12, 8, 7, 6],
  },
  most: {
    small: 10,
    big: 10,
    odd: 10,
    even: 10,
    single: 10,
    pair: 10,
    double: 10,
    triple: 1,
    anyTriple: 5,
    total: 5,
  },
  mostChips: 20,
  unitsPerStake: 1,
  betLevels: [1, 5],
  maxUnits: 1,
} satisfies SicBoDefinition
const game = sicBoGame({ ...definition, maxUnits: mostOf(definition) })

/** What a refusal says that the most is. */
function mostOf(table: SicBoDefinition): number {
  try {
    sicBoGame({ ...table, maxUnits: 1 })
  } catch (fault) {
    return Number(/is (\d+) units/.exec(String(fault))?.[1])
  }
  return 1
}

const throwing = (...dice: readonly number[]) => {
  const left = [...dice]
  return { words: 0, below: (count: number) => (count === 6 ? (left.shift() ?? 1) - 1 : -1) }
}
const price = (selection: Json | undefined): number | null => priceOf(game, { selection })

describe('sic bo', () => {
  it('pays every spot that wins, with the stake, and tells the bet first', () => {
    const chips = { big: 3, small: 1, 'single-5': 2, 'pair-2-5': 1, 'double-5': 1, 'total-12': 1 }
    const { events, state, actions } = game.open(throwing(5, 2, 5), { selection: { chips } })
    expect(events).toEqual([
      {
        type: 'diceBet',
        stake: 9,
        chips: [
          { spot: 'small', stake: 1 },
          { spot: 'big', stake: 3 },
          { spot: 'single-5', stake: 2 },
          { spot: 'pair-2-5', stake: 1 },
          { spot: 'double-5', stake: 1 },
          { spot: 'total-12', stake: 1 },
        ],
      },
      { type: 'diceRolled', dice: [5, 2, 5] },
      {
        type: 'dicePaid',
        spots: [
          { spot: 'big', stake: 3, pay: 6 },
          { spot: 'single-5', stake: 2, pay: 6 },
          { spot: 'pair-2-5', stake: 1, pay: 7 },
          { spot: 'double-5', stake: 1, pay: 12 },
          { spot: 'total-12', stake: 1, pay: 8 },
        ],
        pay: 39,
        total: 39,
      },
      { type: 'roundEnded', total: 39 },
    ])
    expect(events.map((event) => roundEvent.parse(event))).toEqual(events)
    expect([state, actions]).toEqual([{ version: 1, units: 39, done: true }, []])
    expect(game.parseState(state)).toEqual(state)
  })

  it('takes a triple for neither small nor big, odd nor even', () => {
    const chips = { small: 1, big: 1, odd: 1, even: 1 }
    const { events } = game.open(throwing(3, 3, 3), { selection: { chips } })
    expect(events.at(-1)).toEqual({ type: 'roundEnded', total: 0 })
  })

  const refused: readonly (readonly [string, Json | undefined])[] = [
    ['nothing', undefined],
    ['no chip', { chips: {} }],
    ['a sum that is a triple alone', { chips: { 'total-3': 1 } }],
    ['a pair the wrong way round', { chips: { 'pair-5-2': 1 } }],
    ['more than a spot takes', { chips: { 'triple-1': 2 } }],
    ['more than the table takes', { chips: { small: 10, big: 10, odd: 1 } }],
    ['half a chip', { chips: { small: 0.5 } }],
    ['a member beside the chips', { chips: { small: 1 }, dice: [1, 1, 1] }],
  ]
  it.each(refused)('refuses %s', (_, selection) => {
    expect(price(selection)).toBeNull()
    expect(() => game.open(throwing(1, 1, 1), { selection })).toThrow(RangeError)
  })

  it('refuses a definition that promises another most', () => {
    expect(() => sicBoGame({ ...definition, maxUnits: 1 })).toThrow(/can win is \d+ units, not 1/)
  })

  const returns: readonly (readonly [string, bigint])[] = [
    ['small', 210n],
    ['odd', 210n],
    ['single-4', 208n],
    ['pair-2-5', 210n],
    ['double-6', 192n],
    ['triple-6', 181n],
    ['anyTriple', 192n],
    ['total-4', 189n],
    ['total-17', 189n],
    ['total-9', 200n],
    ['total-12', 200n],
  ]
  it.each(returns)('returns on %s what all throws come to', (spot, units) => {
    const { rtp } = sicBoFacts(definition, { selection: { chips: { [spot]: 1 } } })
    expect(rtp).toEqual(fraction(units, 216n))
  })
})
