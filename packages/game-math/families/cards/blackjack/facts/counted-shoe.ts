import { item } from '../../../../at.ts'
import type { Hand } from '../values/hands.ts'
import type { DealerWays } from '../values/dealer.ts'
import { bustEnd, dealerEnds } from '../values/dealer.ts'
import { at } from '../../../../at.ts'
import { shoeOf } from '../values/table.ts'

/** Cards of a course of a round that may come in any order: no round takes more. */
const mostCards = 48

/**
 * Orders of a shoe in whole numbers. A course of a round is the same for all orders that begin with its cards; it weighs as many as there are, among
 * all orders of the first `mostCards` cards, which is `all`. So chances are exact, and add up.
 */
export class CountedShoe {
  readonly all: bigint
  readonly #shoe: readonly number[]
  readonly #cards: number

  constructor(decks: number) {
    this.#shoe = [...shoeOf({ decks })]
    this.#cards = 52 * decks
    this.all = fallingFrom(this.#cards, mostCards)
  }

  /** Orders that begin with exactly these cards, by what they count, in a given order. */
  weight(cards: readonly number[]): bigint {
    return this.#begins(cards) * this.#rest(cards)
  }

  /**
   * Orders in which these cards are out, in a given order, and the dealer's then end so: an entry for each end.
   * @param cards by what they count, the card in sight among them.
   */
  ends(ways: DealerWays, cards: readonly number[]): readonly bigint[] {
    const left = this.#shoe.map((count, value) => count - (cards[value] ?? 0))
    const product = [1n]
    for (let i = 1; i < ways.parent.length; i++) {
      const factor = item(left, at(ways.value, i)) - at(ways.before, i)
      product[i] = item(product, at(ways.parent, i)) * BigInt(factor)
    }
    const byCards = Array.from({ length: dealerEnds }, () =>
      Array.from({ length: ways.most + 1 }, () => 0n),
    )
    for (let i = 0; i < ways.node.length; i++) {
      const row = item(byCards, at(ways.end, i))
      const drawn = at(ways.cards, i)
      row[drawn] = item(row, drawn) + BigInt(at(ways.orders, i)) * item(product, at(ways.node, i))
    }
    const begins = this.#begins(cards)
    const out = sum(cards)
    const rests = item(byCards, bustEnd).map((_, drawn) =>
      fallingFrom(this.#cards - out - drawn, mostCards - out - drawn),
    )
    return byCards.map(
      (row) => begins * row.reduce((total, count, drawn) => total + count * item(rests, drawn), 0n),
    )
  }

  #begins(cards: readonly number[]): bigint {
    return cards.reduce(
      (product, count, value) => product * fallingFrom(this.#shoe[value] ?? 0, count),
      1n,
    )
  }

  #rest(cards: readonly number[]): bigint {
    const out = sum(cards)
    return fallingFrom(this.#cards - out, mostCards - out)
  }
}

/** Cards of a hand and others beside it, by what they count. */
export const cardsWith = (hand: Hand, others: readonly number[]): readonly number[] =>
  hand.counts.map((count, value) => count + others.filter((of) => of === value).length)

const sum = (counts: readonly number[]): number => counts.reduce((total, of) => total + of, 0)

/** from * (from - 1) * …, so many factors. */
function fallingFrom(from: number, factors: number): bigint {
  let product = 1n
  for (let i = 0; i < factors; i++) product *= BigInt(from - i)
  return product
}
