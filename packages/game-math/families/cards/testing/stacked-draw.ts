import type { Card } from '@fairhouse/contract/families/card'
import type { Draw } from '@fairhouse/fairness/draw'
import { deck, placeOf } from '../../../cards/card.ts'

/**
 * Draws that deal these cards, in this order, from a shoe from which nothing is gone yet.
 * @throws RangeError when more is drawn, or from a shoe that these cards do not come from.
 */
export function dealing(cards: readonly Card[], decks: number, gone: readonly Card[] = []): Draw {
  const left = deck.map((card) => decks - gone.filter((of) => of === card).length)
  const rest = [...cards]
  let words = 0
  return {
    get words() {
      return words
    },
    below(count) {
      const card = rest.shift()
      if (card === undefined) throw new RangeError('no more cards were stacked')
      const place = placeOf(card)
      const before = left.slice(0, place).reduce((sum, of) => sum + of, 0)
      if (left.reduce((sum, of) => sum + of, 0) !== count) throw new RangeError('another shoe')
      left[place] = (left[place] ?? 0) - 1
      words++
      return before
    },
  }
}
