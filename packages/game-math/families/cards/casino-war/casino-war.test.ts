import type { Card } from '@fairhouse/contract/families/card'
import { describe, expect, it } from 'vitest'
import { ratio } from '../../../fraction.ts'
import { dealing } from '../testing/stacked-draw.ts'
import { told } from '../testing/told.ts'
import { casinoWarFacts } from './casino-war-facts.ts'
import { casinoWarGame } from './casino-war-game.ts'
import { pricedChoices } from './choices.ts'

const sixDecks = {
  decks: 6,
  tieBack: 22,
  unitsPerStake: 2,
  mostChips: 500,
  betLevels: [10, 100],
}
const game = casinoWarGame(sixDecks)
const bet = { selection: { ante: 3, tie: 1 } }
const tied: readonly Card[] = ['8s', '8h']

describe('a round of casino war', () => {
  it.each<readonly [string, readonly Card[], readonly string[]]>([
    ['the higher card wins', ['As', 'Kh'], ['ante win 12', 'tie lose 0']],
    ['the lower card loses', ['2s', '3h'], ['ante lose 0', 'tie lose 0']],
  ])('%s', (_, cards, expected) => {
    const { events, state, actions } = game.open(dealing(cards, 6), bet)
    expect(told(events)).toEqual(expected)
    expect(actions).toEqual([])
    expect(game.parseState(JSON.parse(JSON.stringify(state)))).toEqual(state)
  })

  it('waits after a tie, and takes as much again for war', () => {
    const { events, state, actions } = game.open(dealing(tied, 6), bet)
    expect(told(events)).toEqual(['tie win 22'])
    expect(actions).toEqual([{ type: 'goToWar', cost: 6 }, { type: 'giveUp' }])
    expect(game.parseState(JSON.parse(JSON.stringify(state)))).toEqual(state)
    expect(game.strategy?.(state)).toEqual({ type: 'goToWar' })
    expect(game.strategy?.(state, { free: true })).toEqual({ type: 'giveUp' })
  })

  it.each<readonly [string, readonly [Card, Card], readonly string[]]>([
    ['is won with the higher card', ['Ks', '2h'], ['ante push 6', 'war win 12']],
    ['is won with an equal one', ['Ks', 'Kh'], ['ante push 6', 'war win 12']],
    ['is lost with the lower one', ['2s', 'Kh'], ['ante lose 0', 'war lose 0']],
  ])('war %s', (_, cards, expected) => {
    const { state } = game.open(dealing(tied, 6), bet)
    const after = game.act(state, { type: 'goToWar' }, dealing(cards, 6, tied))
    expect(told(after.events)).toEqual(expected)
    expect(after.state.done).toBe(true)
    expect(after.events.at(-1)).toEqual({ type: 'roundEnded', total: after.state.units })
  })

  it('gives half back to who surrenders, and offers nothing without an ante', () => {
    const { state } = game.open(dealing(tied, 6), bet)
    expect(told(game.act(state, { type: 'giveUp' }, dealing([], 6)).events)).toEqual([
      'ante half 3',
    ])
    const alone = game.open(dealing(tied, 6), { selection: { tie: 1 } })
    expect(told(alone.events)).toEqual(['tie win 22'])
    expect(alone.state.done).toBe(true)
  })

  it('refuses what is not offered', () => {
    const { state } = game.open(dealing(['As', 'Kh'], 6), bet)
    expect(() => game.act(state, { type: 'goToWar' }, dealing([], 6))).toThrow(RangeError)
    expect(game.priceOf?.({ selection: { war: 1 } })).toBe(null)
    const open = game.open(dealing(tied, 6), bet).state
    expect(() => game.parseState({ ...open, ante: 3 })).toThrow(TypeError)
    expect(() => game.parseState({ ...open, tied: { hand: '8s', dealer: '9s' } })).toThrow(
      TypeError,
    )
  })
})

describe('what casino war returns', () => {
  it('is what is published of six decks', () => {
    const ante = casinoWarFacts(sixDecks, { selection: { ante: 1 } })
    expect(100 * (1 - ratio(ante.rtp))).toBeCloseTo(2.877, 3)
    const tie = casinoWarFacts(sixDecks, { selection: { tie: 1 } })
    expect(tie.rtp).toEqual({ numerator: 11n * 23n, denominator: 311n })
  })

  it('is worth more by going to war after every tie', () => {
    for (let rank = 0; rank < 13; rank++) {
      const [war, surrender] = pricedChoices(sixDecks, rank)
      expect(war?.worth).toBeGreaterThan(surrender?.worth ?? 0)
    }
  })
})
