import type { Card } from '@fairhouse/contract/families/card'
import { describe, expect, it } from 'vitest'
import { ratio } from '../../../fraction.ts'
import { dealing } from '../testing/stacked-draw.ts'
import { told } from '../testing/told.ts'
import { pricedChoices } from './choices.ts'
import { redDogFacts } from './red-dog-facts.ts'
import { redDogGame } from './red-dog-game.ts'

const sixDecks = {
  decks: 6,
  spreadBack: [6, 5, 3, 2, 2, 2, 2, 2, 2, 2, 2],
  pairBack: 12,
  unitsPerStake: 1,
  mostChips: 500,
  betLevels: [10, 100],
}
const game = redDogGame(sixDecks)
const bet = { selection: { ante: 3 } }

describe('a round of red dog', () => {
  it.each<readonly [string, readonly Card[], number | null, readonly string[]]>([
    ['neighbours give the bet back', ['8s', '9h'], 0, ['ante push 3']],
    ['an ace is high', ['As', 'Kh'], 0, ['ante push 3']],
    ['a pair with its rank again wins', ['8s', '8h', '8d'], null, ['ante win 36']],
    ['a pair without gives the bet back', ['8s', '8h', '9d'], null, ['ante push 3']],
  ])('%s', (_, cards, spread, expected) => {
    const { events, state, actions } = game.open(dealing(cards, 6), bet)
    expect(events).toContainEqual({ type: 'spreadTold', spread })
    expect(told(events)).toEqual(expected)
    expect(actions).toEqual([])
    expect(game.parseState(JSON.parse(JSON.stringify(state)))).toEqual(state)
  })

  it('waits with a spread, and offers a raise of as much again', () => {
    const { state, events, actions } = game.open(dealing(['2s', 'Kh'], 6), bet)
    expect(events.at(-1)).toEqual({ type: 'spreadTold', spread: 10 })
    expect(actions).toEqual([{ type: 'raise', cost: 3 }, { type: 'call' }])
    expect(game.parseState(JSON.parse(JSON.stringify(state)))).toEqual(state)
    expect(game.strategy?.(state)).toEqual({ type: 'raise' })
    expect(game.strategy?.(state, { free: true })).toEqual({ type: 'call' })
  })

  it.each<readonly [string, 'raise' | 'call', Card, readonly string[]]>([
    ['inside, raised', 'raise', '6d', ['ante win 9', 'raise win 9']],
    ['inside, called', 'call', '6d', ['ante win 9']],
    ['on its edge, raised', 'raise', '8d', ['ante lose 0', 'raise lose 0']],
    ['outside, called', 'call', 'Ad', ['ante lose 0']],
  ])('pays %s', (_, type, third, expected) => {
    const { state } = game.open(dealing(['4s', '8h'], 6), bet)
    const after = game.act(state, { type }, dealing([third], 6, ['4s', '8h']))
    expect(told(after.events)).toEqual(expected)
    expect(after.state.done).toBe(true)
    expect(game.parseState(JSON.parse(JSON.stringify(after.state)))).toEqual(after.state)
  })

  it('refuses what is not offered, and states that cannot be', () => {
    const { state } = game.open(dealing(['2s', 'Kh'], 6), bet)
    expect(() => game.act(state, { type: 'fold' }, dealing([], 6))).toThrow(RangeError)
    expect(() => game.parseState({ ...state, cards: ['2s', '2h'] })).toThrow(TypeError)
    expect(() => game.parseState({ ...state, cards: ['2s', '3h'] })).toThrow(TypeError)
    expect(game.priceOf?.({ selection: { raise: 1 } })).toBe(null)
  })
})

describe('what red dog returns', () => {
  it('is what is published of six decks', () => {
    const { rtp } = redDogFacts(sixDecks, { selection: { ante: 1 } })
    expect(100 * (1 - ratio(rtp))).toBeCloseTo(2.798, 3)
  })

  it('is worth a raise from a spread of seven on', () => {
    const raises = Array.from({ length: 11 }, (_, place) => place + 1).filter((spread) => {
      const [call, raise] = pricedChoices(sixDecks, spread)
      return (raise?.worth ?? 0) > (call?.worth ?? 0)
    })
    expect(raises).toEqual([7, 8, 9, 10, 11])
  })
})
