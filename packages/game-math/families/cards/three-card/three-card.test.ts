import type { Card } from '@fairhouse/contract/families/card'
import { describe, expect, it } from 'vitest'
import { deck } from '../../../cards/card.ts'
import { ratio } from '../../../fraction.ts'
import { dealing } from '../testing/stacked-draw.ts'
import { told } from '../testing/told.ts'
import { pricedChoices } from './choices.ts'
import { isPlayed, placeIn, rankOfValue, valueOf } from './hand-value.ts'
import { threeCardFacts } from './three-card-facts.ts'
import { threeCardGame } from './three-card-game.ts'

const table = {
  anteBonus: { straight: 1, threeOfAKind: 4, straightFlush: 5 },
  pairPlusBack: { pair: 2, flush: 5, straight: 7, threeOfAKind: 31, straightFlush: 41 },
  unitsPerStake: 1,
  mostChips: 500,
  betLevels: [10, 100],
}
const game = threeCardGame(table)
const bet = { selection: { ante: 2, pairPlus: 1 } }
const worth = (cards: readonly [Card, Card, Card]): number =>
  valueOf([placeIn(cards[0]), placeIn(cards[1]), placeIn(cards[2])])

/** Cards of both, as they are dealt in turn. */
const inTurn = (hand: readonly Card[], dealer: readonly Card[]): readonly Card[] =>
  hand.flatMap((card, at) => [card, ...dealer.slice(at, at + 1)])

describe('a hand of three cards', () => {
  it.each<readonly [readonly [Card, Card, Card], string]>([
    [['As', 'Ks', 'Qs'], 'straightFlush'],
    [['8s', '8h', '8d'], 'threeOfAKind'],
    [['As', '2h', '3d'], 'straight'],
    [['2s', '9s', 'Js'], 'flush'],
    [['2s', '2h', 'Jd'], 'pair'],
    [['Ks', 'Ah', '2d'], 'highCard'],
  ])('%j is a %s', (cards, rank) => {
    expect(rankOfValue(worth(cards))).toBe(rank)
  })

  it('is compared by its rank, then by its cards', () => {
    const falling: readonly (readonly [Card, Card, Card])[] = [
      ['As', 'Ks', 'Qs'],
      ['3s', '2s', 'As'],
      ['2s', '2h', '2d'],
      ['4s', '3h', '2d'],
      ['3s', '2h', 'Ad'],
      ['As', 'Qs', '9s'],
      ['2s', '2h', 'Ad'],
      ['2s', '2h', 'Kd'],
      ['As', 'Qh', '9d'],
    ]
    const values = falling.map(worth)
    expect(values).toEqual(values.toSorted((a, b) => b - a))
  })
})

describe('a round of three card poker', () => {
  it.each<readonly [string, readonly Card[], readonly Card[], readonly string[]]>([
    ['wins', ['Ks', 'Kh', '2d'], ['Qs', '5h', '9d'], ['ante win 4', 'play win 4']],
    ['loses', ['Ks', 'Kh', '2d'], ['As', 'Ah', '9d'], ['ante lose 0', 'play lose 0']],
    [
      'meets a dealer without a queen',
      ['Ks', 'Kh', '2d'],
      ['Js', '5h', '9d'],
      ['ante win 4', 'play push 2'],
    ],
    ['ties', ['Ks', 'Kh', '2d'], ['Kc', 'Kd', '2s'], ['ante push 2', 'play push 2']],
    ['has a bonus', ['8s', '8h', '8d'], ['Qs', '5h', '9d'], ['ante win 12', 'play win 4']],
  ])('that is played %s', (_, hand, dealer, expected) => {
    const { state, actions } = game.open(dealing(inTurn(hand, dealer), 1), bet)
    expect(actions).toEqual([{ type: 'playOn', cost: 2 }, { type: 'fold' }])
    expect(game.parseState(JSON.parse(JSON.stringify(state)))).toEqual(state)
    const after = game.act(state, { type: 'playOn' }, dealing([], 1))
    expect(told(after.events)).toEqual(expected)
    expect(after.events.at(-1)).toEqual({ type: 'roundEnded', total: after.state.units })
  })

  it('pays pair plus at once, and never tells what lies face down', () => {
    const hand: readonly Card[] = ['Ks', 'Kh', '2d']
    const { events, state } = game.open(dealing(inTurn(hand, ['Qs', '5h', '9d']), 1), bet)
    expect(told(events)).toEqual(['pairPlus win 2'])
    expect(JSON.stringify(events)).not.toMatch(/Qs|5h|9d/)
    const folded = game.act(state, { type: 'fold' }, dealing([], 1))
    expect(told(folded.events)).toEqual(['ante lose 0'])
    expect(JSON.stringify(folded.events)).not.toMatch(/Qs|5h|9d/)
  })

  it('deals the dealer nothing without an ante', () => {
    const { events, state } = game.open(dealing(['2s', '9s', 'Js'], 1), {
      selection: { pairPlus: 1 },
    })
    expect(told(events)).toEqual(['pairPlus win 5'])
    expect(state.done).toBe(true)
  })
})

describe('what three card poker returns', () => {
  it('is what is published', () => {
    const edge = (spot: string) =>
      100 * (1 - ratio(threeCardFacts(table, { selection: { [spot]: 1 } }).rtp))
    expect(edge('ante')).toBeCloseTo(3.372981, 6)
    expect(edge('pairPlus')).toBeCloseTo(2.316742, 6)
  })

  it('is worth most from a queen, a six and a four on', () => {
    // Hands about the border, and others all over the deck.
    const border: readonly (readonly [Card, Card, Card])[] = [
      ['Qs', '6h', '4d'],
      ['Qs', '6h', '3d'],
      ['Qs', '5h', '4d'],
      ['Qs', '6s', '4d'],
      ['Qs', '6s', '3s'],
    ]
    const others = deck.flatMap((first, at): readonly (readonly [Card, Card, Card])[] => {
      const [second, third] = [deck[(at + 17) % 52], deck[(at + 30) % 52]]
      return second && third ? [[first, second, third]] : []
    })
    for (const hand of [...border, ...others]) {
      const [play, fold] = pricedChoices(hand, 0)
      expect([hand, (play?.worth ?? 0) > (fold?.worth ?? 0)]).toEqual([hand, isPlayed(worth(hand))])
    }
  })
})
