import type { Card } from '@fairhouse/contract/families/card'
import { expect, it } from 'vitest'
import { at } from '../../at.ts'
import { suitClasses } from './holds/suit-classes.ts'
import { classOfCards, decks } from './decks.ts'
import { naturalClassOf, naturalHands } from './natural-classes.ts'

/** Hands of each kind among all that five cards of a deck make, as tables of poker have had them for a century. */
const known = {
  royalFlush: 4,
  straightFlush: 36,
  four: 624,
  fullHouse: 3744,
  flush: 5108,
  straight: 10_200,
  three: 54_912,
  twoPair: 123_552,
  pair: 1_098_240,
  high: 1_302_540,
}

it('tells every hand of a deck as often as it can be made', () => {
  const { cards, hands } = suitClasses(5)
  const byClass = new Int32Array(naturalHands.length)
  for (let hand = 0; hand < hands.length; hand++) {
    const of = naturalClassOf(cards, hand * 5)
    byClass[of] = at(byClass, of) + at(hands, hand)
  }
  const counts = new Map<string, number>()
  for (const [of, { kind }] of naturalHands.entries()) {
    counts.set(kind, (counts.get(kind) ?? 0) + at(byClass, of))
  }
  expect(Object.fromEntries(counts)).toEqual(known)
  for (const [of, hand] of naturalHands.entries()) {
    if (hand.kind === 'pair') expect(byClass[of]).toBe(84_480)
    if (hand.kind === 'four') expect(byClass[of]).toBe(hand.rank === hand.fifth ? 0 : 4)
  }
})

const hands: readonly (readonly [readonly Card[], object])[] = [
  [['As', 'Ks', 'Qs', 'Js', 'Ts'], { kind: 'royalFlush' }],
  [['2d', 'Ad', '3d', '5d', '4d'], { kind: 'straightFlush' }],
  [['2d', 'Ad', '3d', '5d', '4c'], { kind: 'straight' }],
  [['Qd', 'Ad', '2d', 'Kd', '3d'], { kind: 'flush' }],
  [['Qd', 'Ac', '2d', 'Kd', '3d'], { kind: 'high' }],
  [['7c', '7d', '7h', '7s', '2d'], { kind: 'four', rank: 5, fifth: 0 }],
  [['2c', '7d', '7h', '2s', '2d'], { kind: 'fullHouse' }],
  [['Jc', '4d', '7h', 'Js', '2d'], { kind: 'pair', rank: 9 }],
]

it.each(hands)('%s', (cards, hand) => {
  expect(naturalHands[classOfCards(decks.none, cards)]).toEqual(hand)
  expect(naturalHands[classOfCards(decks.none, cards.toReversed())]).toEqual(hand)
})
