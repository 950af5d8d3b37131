import type { CardOrJoker } from '@fairhouse/contract/families/card'
import { drawFrom } from '@fairhouse/fairness/draw'
import { SeededWords } from '@fairhouse/fairness/seeded'
import { describe, expect, it } from 'vitest'
import { item } from '../../at.ts'
import { deck as plainDeck } from '../../cards/card.ts'
import { classOfCards, decks, placeInDeck, rankInDeck } from './decks.ts'
import { handReader } from './made.ts'
import { naturalClassOf, naturalHands } from './natural-classes.ts'
import { Stock } from './stock.ts'
import { published } from './testing/pay-tables.ts'

/** Kinds from the best, as every table of wild cards pays them; five of a kind stands where no four of a kind reaches. */
const order = [
  'royalFlush',
  'straightFlush',
  'four',
  'fullHouse',
  'flush',
  'straight',
  'three',
  'twoPair',
  'pair',
  'high',
] as const

const plainKinds = new Map<string, string>([
  ['anyFour', 'four'],
  ['wildRoyal', 'royalFlush'],
])

/** The best kind that five cards make when each wild card may become any card, by trying all of them: a second opinion. */
function bestByTrying(cards: readonly CardOrJoker[], isWild: (card: CardOrJoker) => boolean) {
  const plain = cards.filter((card) => !isWild(card)).map(placeInDeck)
  let best: number = order.length
  const fill = (hand: readonly number[], from: number): void => {
    if (hand.length === 5) {
      const { kind } = item(naturalHands, naturalClassOf(Int32Array.from(hand)))
      best = Math.min(best, order.indexOf(kind))
      return
    }
    for (let card = from; card < plainDeck.length; card++)
      if (!hand.includes(card)) fill([...hand, card], card + 1)
  }
  fill(plain, 0)
  return order[best]
}

describe.each(['deuces', 'joker'] as const)('a deck with wild cards: %s', (wilds) => {
  const deck = decks[wilds]
  const isWild = (card: CardOrJoker): boolean => rankInDeck(card) === deck.wildRank

  it('is told as the best that its wild cards can make of it', () => {
    const draw = drawFrom(new SeededWords(7))
    for (let hand = 0; hand < 900; hand++) {
      const stock = new Stock(deck)
      const cards = Array.from({ length: 5 }, () => stock.deal(draw))
      // Three wild cards and more are tried below, one by one: to try all cards for them takes long.
      if (cards.filter(isWild).length > 2) continue
      const { kind } = item(deck.classes, classOfCards(deck, cards))
      const tried = bestByTrying(cards, isWild)
      const told = plainKinds.get(kind) ?? kind
      if (kind === 'five') expect(tried).toBe('four')
      else expect(told, cards.join(' ')).toBe(tried)
    }
  })
})

const hands: readonly (readonly ['deuces' | 'joker', readonly CardOrJoker[], object])[] = [
  ['deuces', ['2c', '2d', '2h', '2s', 'Ad'], { kind: 'fourWilds', fifth: 12 }],
  ['deuces', ['2c', '2d', '2h', '3s', '3d'], { kind: 'five', rank: 1 }],
  ['deuces', ['2c', '2d', '2h', 'Ts', 'As'], { kind: 'wildRoyal' }],
  ['deuces', ['2c', '2d', '2h', '3s', 'As'], { kind: 'straightFlush' }],
  ['deuces', ['2c', '2d', '2h', '9s', 'Td'], { kind: 'anyFour' }],
  ['deuces', ['2c', '2d', '4h', '9s', 'Td'], { kind: 'three' }],
  ['deuces', ['2c', 'Ad', '3h', '4s', '5d'], { kind: 'straight' }],
  ['deuces', ['2c', 'Kd', 'Ah', '3s', '4d'], { kind: 'pair', rank: 12 }],
  ['deuces', ['As', 'Ks', 'Qs', 'Js', 'Ts'], { kind: 'royalFlush' }],
  ['joker', ['joker', 'As', 'Ah', 'Ad', 'Ac'], { kind: 'five', rank: 12 }],
  ['joker', ['2s', '3s', '4s', '5s', 'joker'], { kind: 'straightFlush' }],
  ['joker', ['2s', '2h', '5s', 'joker', '5d'], { kind: 'fullHouse' }],
  ['joker', ['2s', '3h', '9s', 'joker', 'Kd'], { kind: 'pair', rank: 11 }],
  ['joker', ['2c', '2d', '2h', '2s', 'Ad'], { kind: 'anyFour' }],
]

it.each(hands)('%s: %s', (wilds, cards, hand) => {
  expect(decks[wilds].classes[classOfCards(decks[wilds], cards)]).toEqual(hand)
  expect(decks[wilds].classes[classOfCards(decks[wilds], cards.toReversed())]).toEqual(hand)
})

const tableOf = (name: string) => {
  const table = published[name]
  if (table === undefined) throw new Error(`no table ${name}`)
  return handReader(table)
}

it('says which cards make a hand: wild cards join what there is most of, and then the highest', () => {
  const deuces = tableOf('deuces wild 25-16-10-4-4-3-2')
  expect(deuces(['2c', '9d', '4h', '9s', 'Td'])).toMatchObject({
    hand: 'threeOfAKind',
    cards: [0, 1, 3],
  })
  expect(deuces(['2c', '9d', '4h', '2s', 'Td'])).toMatchObject({ cards: [0, 3, 4] })
  expect(deuces(['2c', 'Ad', '2h', '2s', '2d'])).toMatchObject({
    hand: 'fourDeuces',
    cards: [0, 2, 3, 4],
  })
  const bonus = tableOf('bonus deuces')
  expect(bonus(['2c', 'Ad', '2h', '2s', '2d'])).toMatchObject({
    hand: 'fourDeucesWithAce',
    cards: [0, 1, 2, 3, 4],
  })
  expect(bonus(['2c', '3d', '2h', '2s', '3h'])).toMatchObject({ hand: 'fiveThreesToFives' })
  const joker = tableOf('joker poker, kings or better 18/7/5/3')
  expect(joker(['4c', 'joker', '9h', 'Ks', '7h'])).toMatchObject({
    hand: 'kingsOrBetter',
    cards: [1, 3],
  })
  expect(joker(['4c', 'joker', '9h', 'Qs', '7h'])).toBe(null)
})
