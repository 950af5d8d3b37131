import type { CardOrJoker } from '@fairhouse/contract/families/card'
import type { PokerWilds } from '@fairhouse/contract/families/video-poker/wilds'
import { item } from '../../at.ts'
import { deck as plainDeck } from '../../cards/card.ts'
import { type NaturalHand, naturalClassOf, naturalHands } from './natural-classes.ts'
import { type WildHand, wildClassOf, wildHands } from './wild-classes.ts'

export type PokerClass = NaturalHand | WildHand

/** A deck that five cards are dealt from, with the classes that its hands fall into. */
export interface PokerDeck {
  /** In its order: by rank from the two, each rank by suit, and a joker after them. */
  readonly cards: readonly CardOrJoker[]
  /** The class of five cards by place in the deck, from `from` on. */
  readonly classOf: (cards: Int32Array, from?: number) => number
  /** What each class is. */
  readonly classes: readonly PokerClass[]
  /** Rank of the cards that stand for any other, 13 for a joker's; null where none does. */
  readonly wildRank: number | null
}

const rankOfTwo = 0
const rankOfJoker = 13

const wildDeck = (cards: readonly CardOrJoker[], wildRank: number): PokerDeck => ({
  cards,
  classOf: (five, from) => wildClassOf(wildRank, five, from),
  classes: wildHands,
  wildRank,
})

export const decks: Readonly<Record<PokerWilds, PokerDeck>> = {
  none: { cards: plainDeck, classOf: naturalClassOf, classes: naturalHands, wildRank: null },
  deuces: wildDeck(plainDeck, rankOfTwo),
  joker: wildDeck([...plainDeck, 'joker'], rankOfJoker),
}

/** Place of each card in a deck of any kind: a joker lies behind all others. */
const places: ReadonlyMap<string, number> = new Map(
  decks.joker.cards.map((card, place) => [card, place]),
)

/** @throws RangeError when it is no card: a broken promise of the caller. */
export function placeInDeck(card: CardOrJoker): number {
  const place = places.get(card)
  if (place === undefined) throw new RangeError(`no card ${card}`)
  return place
}

/** 0 for a two up to 12 for an ace, 13 for a joker. */
export const rankInDeck = (card: CardOrJoker): number => placeInDeck(card) >> 2

/** Written over by every question: rounds ask a hundred thousand times a second. */
const five = new Int32Array(5)

/** The class of five cards in any order. */
export function classOfCards({ classOf }: PokerDeck, cards: readonly CardOrJoker[]): number {
  for (let place = 0; place < five.length; place++) five[place] = placeInDeck(item(cards, place))
  return classOf(five)
}
