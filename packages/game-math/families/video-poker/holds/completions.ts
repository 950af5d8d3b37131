import { naturalClassOf } from '../natural-classes.ts'
import { deckSize, firstOfFour, numberOfAnyFour, subsetCount } from './subset-index.ts'
import { suitClasses } from './suit-classes.ts'

/** What four cards become with each of the other 48, which no pay table changes: counted once for a deck. */
export interface Completions {
  /** By set of four cards, from the first of such sets, the number of its class by suits. */
  readonly classOfFour: Uint16Array
  /** 48 classes of hands for each class by suits, one after another. */
  readonly hands: Uint8Array
  /** How many classes by suits there are. */
  readonly count: number
}

/** Cards that may be the fifth. */
export const fifthCards = deckSize - 4

export function completionsOf(): Completions {
  const { cards, hands: weights } = suitClasses(4)
  const classOfFour = new Uint16Array(subsetCount - firstOfFour)
  const hands = new Uint8Array(weights.length * fifthCards)
  const hand = new Int32Array(5)
  let next = 0
  for (let of = 0; of < weights.length; of++) {
    hand.set(cards.subarray(of * 4, of * 4 + 4))
    const [a = 0, b = 0, c = 0, d = 0] = hand
    markAlike(classOfFour, [a, b, c, d], of)
    for (let fifth = 0; fifth < deckSize; fifth++) {
      if (fifth === a || fifth === b || fifth === c || fifth === d) continue
      hand[4] = fifth
      hands[next++] = naturalClassOf(hand)
    }
  }
  return { classOfFour, hands, count: weights.length }
}

/** Every way to give four suits other names. */
const renamings: readonly (readonly number[])[] = [0, 1, 2, 3].flatMap((a) =>
  [0, 1, 2, 3].flatMap((b) =>
    [0, 1, 2, 3].flatMap((c) => (new Set([a, b, c]).size === 3 ? [[a, b, c, 6 - a - b - c]] : [])),
  ),
)

/** Writes the class of four cards to all sets that differ from them by suits alone. */
function markAlike(
  classOfFour: Uint16Array,
  cards: readonly [number, number, number, number],
  of: number,
): void {
  for (const suits of renamings) {
    const [a, b, c, d] = cards
    const set = numberOfAnyFour(
      renamed(a, suits),
      renamed(b, suits),
      renamed(c, suits),
      renamed(d, suits),
    )
    classOfFour[set - firstOfFour] = of
  }
}

const renamed = (card: number, suits: readonly number[]): number =>
  (card & ~3) | (suits[card & 3] ?? 0)
