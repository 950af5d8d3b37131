import type { Card } from '@fairhouse/contract/families/card'
import { describe, expect, it } from 'vitest'
import type { Json } from '@fairhouse/contract/json'
import { ratio } from '../../../fraction.ts'
import { dealing } from '../testing/stacked-draw.ts'
import { told } from '../testing/told.ts'
import type { ShowdownDefinition } from './definition.ts'
import { showdownFacts } from './showdown-facts.ts'
import { showdownGame } from './showdown-game.ts'

const dragonTiger: ShowdownDefinition = {
  decks: 8,
  hands: ['dragon', 'tiger'],
  ace: 'low',
  spots: { dragon: { dragon: 4, tie: 1 }, tie: { tie: 18 }, tiger: { tiger: 4, tie: 1 } },
  unitsPerStake: 2,
  mostChips: 100,
  betLevels: [2, 10],
}
const game = showdownGame(dragonTiger)

describe('a showdown', () => {
  it.each<readonly [string, readonly [Card, Card], readonly string[]]>([
    ['the higher card wins', ['Kh', 'Qs'], ['dragon win 4', 'tie lose 0', 'tiger lose 0']],
    ['an ace is lowest', ['As', '2c'], ['dragon lose 0', 'tie lose 0', 'tiger win 8']],
    ['a tie gives half back', ['7s', '7d'], ['dragon half 1', 'tie win 18', 'tiger half 2']],
  ])('%s', (_, cards, expected) => {
    const bet = { selection: { tiger: 2, dragon: 1, tie: 1 } }
    const { events, state } = game.open(dealing(cards, 8), bet)
    expect(told(events)).toEqual(expected)
    expect(events[0]).toMatchObject({
      bets: [{ spot: 'dragon', stake: 2 }, { spot: 'tie' }, { spot: 'tiger', stake: 4 }],
    })
    expect(events.at(-1)).toEqual({ type: 'roundEnded', total: state.units })
    expect(game.priceOf?.(bet)).toBe(8)
    expect(game.parseState(JSON.parse(JSON.stringify(state)))).toEqual(state)
  })

  it.each<Json | undefined>([
    undefined,
    null,
    7,
    [],
    {},
    { dragon: 0 },
    { dragon: -1 },
    { dragon: 1.5 },
    { dragon: '1' },
    { phoenix: 1 },
    { dragon: 101 },
    { dragon: 60, tiger: 41 },
    { dragon: 1, toString: 1 },
    [1],
  ])('refuses the selection %j', (selection) => {
    expect(game.priceOf?.({ selection })).toBe(null)
    expect(() => game.open(dealing([], 8), { selection })).toThrow(RangeError)
  })

  it('returns 96.2651 % on a hand, and on a tie what it pays 31 times in 415', () => {
    const dragon = showdownFacts(dragonTiger, { selection: { dragon: 1 } })
    expect(dragon.rtp).toEqual({ numerator: 799n, denominator: 830n })
    expect(ratio(dragon.rtp)).toBeCloseTo(0.962651, 6)
    const on = showdownFacts(dragonTiger, { selection: { tie: 1 } })
    expect(on.rtp).toEqual({ numerator: 9n * 31n, denominator: 415n })
  })

  it.each<readonly [string, Partial<ShowdownDefinition>, RegExp]>([
    ['a hand that is called tie', { hands: ['dragon', 'tie'] }, /must differ/],
    ['a pay on nothing', { spots: { dragon: { phoenix: 4 } } }, /which is none/],
    ['a pay of half a unit', { spots: { dragon: { dragon: 1.5 } } }, /whole units/],
    ['nine decks', { decks: 9 }, /1 to 8 decks/],
    ['a chip of half units', { betLevels: [3] }, /multiple of 2/],
  ])('refuses %s', (_, change, sentence) => {
    expect(() => showdownGame({ ...dragonTiger, ...change })).toThrow(sentence)
  })
})
