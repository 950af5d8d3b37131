import type { Card } from '@fairhouse/contract/families/card'
import type { Draw } from '@fairhouse/fairness/draw'
import { item } from '../at.ts'
import { deck, placeOf } from './card.ts'

/**
 * Decks that cards are dealt from without being put back. Nothing is shuffled beforehand: each deal draws one of the cards that are left, each of
 * them as likely, which is the same, and what comes next stands nowhere in the round's state.
 */
export class Shoe {
  /** Of each card of `deck`, how many are left. */
  readonly #left: number[]
  #count: number

  /**
   * @param decks how many decks it was filled with, 1 or more.
   * @param gone cards that are out of it already.
   * @throws RangeError when more cards of a kind are gone than it held.
   */
  constructor(decks: number, gone: Iterable<Card> = []) {
    this.#left = deck.map(() => decks)
    this.#count = decks * deck.length
    for (const card of gone) this.#take(placeOf(card))
  }

  /** Cards that are left. */
  get count(): number {
    return this.#count
  }

  /** How many of a card are left. */
  left(card: Card): number {
    return item(this.#left, placeOf(card))
  }

  /**
   * The next card: one draw.
   * @throws RangeError when none is left.
   */
  deal(draw: Draw): Card {
    let at = draw.below(this.#count)
    let place = 0
    for (let here = item(this.#left, place); at >= here; here = item(this.#left, place)) {
      at -= here
      place++
    }
    this.#take(place)
    return item(deck, place)
  }

  #take(place: number): void {
    const left = item(this.#left, place)
    if (left === 0) throw new RangeError(`no ${item(deck, place)} is left in the shoe`)
    this.#left[place] = left - 1
    this.#count--
  }
}
