import { at } from '../../../at.ts'
import { firstOfFour, numberOfAnyFour } from './subset-index.ts'
import type { SuitClasses } from './suit-classes.ts'

/** What four cards become with each of the others, which no pay table changes: counted once for a deck. */
export interface Completions {
  /** Cards of the deck. */
  readonly deckSize: number
  /** By set of four cards, from the first of such sets, the number of its class by suits. */
  readonly classOfFour: Uint16Array
  /** Classes of hands for each class by suits, one for each fifth card that there may be, one class after another. */
  readonly hands: Uint8Array
  /** How many classes by suits there are. */
  readonly count: number
}

interface Fours {
  readonly deckSize: number
  /** Classes by suits of four cards. */
  readonly classes: SuitClasses
  readonly classOf: (cards: Int32Array) => number
}

export function completionsOf({ deckSize, classes, classOf }: Fours): Completions {
  const { cards, hands: weights } = classes
  const sets = weights.reduce((sum, one) => sum + one, 0)
  const classOfFour = new Uint16Array(sets)
  const hands = new Uint8Array(weights.length * (deckSize - 4))
  const hand = new Int32Array(5)
  let next = 0
  for (let of = 0; of < weights.length; of++) {
    hand.set(cards.subarray(of * 4, of * 4 + 4))
    const [a = 0, b = 0, c = 0, d = 0] = hand
    markAlike(classOfFour, [a, b, c, d], of)
    for (let fifth = 0; fifth < deckSize; fifth++) {
      if (fifth === a || fifth === b || fifth === c || fifth === d) continue
      hand[4] = fifth
      hands[next++] = classOf(hand)
    }
  }
  return { deckSize, classOfFour, hands, count: weights.length }
}

const cardsWithSuit = 52

/** Every way to give four suits other names, as what each card becomes; a joker has no suit. */
const renamings: readonly Int32Array[] = [0, 1, 2, 3].flatMap((a) =>
  [0, 1, 2, 3].flatMap((b) =>
    [0, 1, 2, 3].flatMap((c) =>
      new Set([a, b, c]).size === 3 ? [renamed([a, b, c, 6 - a - b - c])] : [],
    ),
  ),
)

function renamed(suits: readonly number[]): Int32Array {
  return Int32Array.from({ length: cardsWithSuit + 1 }, (_, card) =>
    card < cardsWithSuit ? (card & ~3) | (suits[card & 3] ?? 0) : card,
  )
}

/** Writes the class of four cards to all sets that differ from them by suits alone. */
function markAlike(
  classOfFour: Uint16Array,
  [a, b, c, d]: readonly [number, number, number, number],
  of: number,
): void {
  for (const suits of renamings) {
    const set = numberOfAnyFour(at(suits, a), at(suits, b), at(suits, c), at(suits, d))
    classOfFour[set - firstOfFour] = of
  }
}
