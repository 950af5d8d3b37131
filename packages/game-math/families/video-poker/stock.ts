import type { CardOrJoker } from '@fairhouse/contract/families/card'
import type { Draw } from '@fairhouse/fairness/draw'
import { item } from '../../at.ts'
import type { PokerDeck } from './decks.ts'

/**
 * What is left of a deck that cards are dealt from. Nothing is shuffled beforehand: each deal draws one of the cards that are left, each of them as
 * likely, and the others keep their order.
 */
export class Stock {
  readonly #left: CardOrJoker[]

  /** @param gone cards of the deck that are out of it already, each once. */
  constructor({ cards }: PokerDeck, gone: readonly CardOrJoker[] = []) {
    this.#left = [...cards]
    for (const card of gone) this.#left.splice(this.#left.indexOf(card), 1)
  }

  /** The next card: one draw. */
  deal(draw: Draw): CardOrJoker {
    const place = draw.below(this.#left.length)
    const card = item(this.#left, place)
    this.#left.splice(place, 1)
    return card
  }
}
