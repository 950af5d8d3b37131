import { type Card, card } from '@fairhouse/contract/families/card'
import { type Rank, ranks, type Suit, suits } from '@fairhouse/contract/families/ranks'

/** One deck in its order of old: by rank from the two, each rank by suit. What is drawn is a place in this order, so it never changes. */
export const deck: readonly Card[] = ranks.flatMap((rank) =>
  suits.map((suit): Card => `${rank}${suit}`),
)

/** Place of each card in `deck`. */
const places: ReadonlyMap<string, number> = new Map(deck.map((of, place) => [of, place]))

/** @throws RangeError when it is no card of a deck: a broken promise of the caller. */
export function placeOf(of: Card): number {
  const place = places.get(of)
  if (place === undefined) throw new RangeError(`no card ${of}`)
  return place
}

/** 0 for a two up to 12 for an ace. */
export const rankNumber = (of: Card): number => placeOf(of) >> 2

/** 0 to 3: clubs, diamonds, hearts, spades. */
export const suitNumber = (of: Card): number => placeOf(of) & 3

/** @throws RangeError when it is no card of a deck. */
export function rankOf(of: Card): Rank {
  const rank = ranks[rankNumber(of)]
  if (rank === undefined) throw new RangeError(`no card ${of}`)
  return rank
}

/** @throws RangeError when it is no card of a deck. */
export function suitOf(of: Card): Suit {
  const suit = suits[suitNumber(of)]
  if (suit === undefined) throw new RangeError(`no card ${of}`)
  return suit
}

export const isCard = (value: unknown): value is Card => card.safeParse(value).success
